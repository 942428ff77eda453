// Splits a letter template into a tree.
//   {name}               value
//   {each list as item}  loop
//   {if flag}            condition
//   {end}                end of a loop or condition
export function parse(source) {
  const root = { kind: 'root', body: [] };
  const stack = [root];
  const pieces = source.split(/(\{[^}]*\})/);
  for (const piece of pieces) {
    const top = stack[stack.length - 1];
    if (!piece.startsWith('{')) {
      if (piece !== '') {
        top.body.push({ kind: 'text', text: piece });
      }
      continue;
    }
    const words = piece.slice(1, -1).trim().split(/\s+/);
    if (words[0] === 'end') {
      if (stack.length === 1) {
        throw new SyntaxError('{end} without a block');
      }
      stack.pop();
    } else if (words[0] === 'each' && words[2] === 'as') {
      const node = { kind: 'each', list: words[1], name: words[3], body: [] };
      top.body.push(node);
      stack.push(node);
    } else if (words[0] === 'if') {
      const node = { kind: 'if', flag: words[1], body: [] };
      top.body.push(node);
      stack.push(node);
    } else {
      top.body.push({ kind: 'value', path: words[0] });
    }
  }
  if (stack.length > 1) {
    throw new SyntaxError(`{${stack[stack.length - 1].kind}} is never ended`);
  }
  return root;
}
