declare module "*.py" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a text so
  export default text;
}
