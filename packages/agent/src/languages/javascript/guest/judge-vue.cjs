"use strict";
/** A component's file as one module, by the project's own compiler. Its template stays a function of its own, as in tests. */
const { createHash } = require("node:crypto");
const { ofProject } = require("./judge-aside.cjs");

/** `(file, text) => TypeScript`; null where the project has no such compiler. */
function createVueCompiler(root) {
  const sfc = ofProject(root, "vue/compiler-sfc") ?? ofProject(root, "@vue/compiler-sfc", ["vue"]);
  if (sfc === undefined) return null;
  // Types that are imported tell which properties there are.
  sfc.registerTS?.(() => ofProject(root, "typescript"));
  return (file, text) => {
    const { descriptor } = sfc.parse(text, { filename: file, sourceMap: false });
    const id = createHash("sha256").update(file).digest("hex").slice(0, 8);
    const hasScript = descriptor.script !== null || descriptor.scriptSetup !== null;
    const script = hasScript ? sfc.compileScript(descriptor, { id, genDefaultAs: "fxComponent", inlineTemplate: false }) : null;
    const parts = [script?.content ?? "const fxComponent = {};"];
    if (descriptor.template !== null) {
      const isTyped = /^tsx?$/.test(script?.lang ?? "");
      const template = sfc.compileTemplate({
        filename: file,
        id,
        scoped: descriptor.styles.some(({ scoped }) => scoped),
        source: descriptor.template.content,
        compilerOptions: { bindingMetadata: script?.bindings, expressionPlugins: isTyped ? ["typescript"] : [] },
      });
      if (template.errors.length > 0) throw new SyntaxError(String(template.errors[0]?.message ?? template.errors[0]));
      parts.push(template.code.replace(/^export (?=function render)/m, ""), "fxComponent.render = render;");
    }
    return [...parts, "export default fxComponent;"].join("\n");
  };
}

module.exports = { createVueCompiler };
