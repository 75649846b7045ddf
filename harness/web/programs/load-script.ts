/** Loads a script into this page. A page that is opened from a disk can load nothing else. */
export function loadScript(script: URL): Promise<void> {
  const element = document.createElement("script");
  element.src = script.href;
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`cannot load ${script}`));
    document.head.append(element);
  });
}
