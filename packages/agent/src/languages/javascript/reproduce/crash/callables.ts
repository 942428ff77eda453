import * as t from "@babel/types";

/** A function of a module that a test can reach by itself. */
export interface Callable {
  node: t.Function;
  /** Local or exported name of the function, class or object; null for a default export without a name. */
  holder: string | null;
  /** Name in the class or object; null for the function itself. */
  member: string | null;
  kind: "function" | "constructor" | "method" | "static" | "accessor";
}

type Named = Pick<Callable, "holder">;

/** The functions that stand at the top of a module or in one of its classes and exported objects, in source order. */
export function callablesOf(program: t.Program): Callable[] {
  return program.body.flatMap((statement) => {
    if (t.isExportNamedDeclaration(statement)) return statement.declaration ? ofStatement(statement.declaration) : [];
    if (!t.isExportDefaultDeclaration(statement)) return ofStatement(statement);
    const { declaration } = statement;
    return t.isExpression(declaration) ? ofValue(declaration, { holder: null }) : ofStatement(declaration);
  });
}

function ofStatement(statement: t.Node): Callable[] {
  if (t.isFunctionDeclaration(statement) || t.isClassDeclaration(statement))
    return ofValue(statement, { holder: statement.id?.name ?? null });
  if (t.isVariableDeclaration(statement))
    return statement.declarations.flatMap(({ id, init }) =>
      init && t.isIdentifier(id) ? ofValue(init, { holder: id.name }) : [],
    );
  return t.isExpressionStatement(statement) && t.isAssignmentExpression(statement.expression)
    ? ofAssignment(statement.expression)
    : [];
}

/** `exports.a = …`, `module.exports = …`, `Name.prototype.a = …`, `Name.a = …`. */
function ofAssignment({ left, right }: t.AssignmentExpression): Callable[] {
  const path = pathOf(left);
  if (path === null) return [];
  const [first, ...others] = path[0] === "module" && path[1] === "exports" ? path.slice(1) : path;
  const last = others.at(-1);
  if (first === "exports" && last === undefined) return ofExported(right);
  if (first === "exports" && others.length === 1) return ofValue(right, { holder: last ?? null });
  if (first === undefined || last === undefined || !t.isFunction(right)) return [];
  if (others.length === 1) return [{ node: right, holder: first, member: last, kind: "static" }];
  return others.length === 2 && others[0] === "prototype" ? [{ node: right, holder: first, member: last, kind: "method" }] : [];
}

/** What `module.exports` is set to: an object's members are exports of their own. */
function ofExported(value: t.Node): Callable[] {
  if (!t.isObjectExpression(value))
    return ofValue(value, {
      holder: (t.isFunctionExpression(value) || t.isClassExpression(value)) && value.id ? value.id.name : null,
    });
  return value.properties.flatMap((one) => {
    const name = t.isSpreadElement(one) ? null : keyName(one.key);
    if (name === null) return [];
    if (t.isObjectMethod(one)) return one.kind === "method" ? ofValue(one, { holder: name }) : [];
    return t.isObjectProperty(one) ? ofValue(one.value, { holder: name }) : [];
  });
}

function ofValue(value: t.Node, named: Named): Callable[] {
  if (t.isTSAsExpression(value) || t.isTSSatisfiesExpression(value)) return ofValue(value.expression, named);
  if (t.isAssignmentExpression(value)) return ofValue(value.right, named);
  if (t.isFunction(value)) return [{ node: value, ...named, member: null, kind: "function" }];
  if (t.isClass(value)) return value.body.body.flatMap((member) => ofClassMember(member, named));
  if (!t.isObjectExpression(value)) return [];
  return value.properties.flatMap((one): Callable[] => {
    const node = t.isObjectMethod(one) ? one : t.isObjectProperty(one) && t.isFunction(one.value) ? one.value : null;
    const name = node === null || t.isSpreadElement(one) ? null : keyName(one.key);
    if (node === null || name === null) return [];
    const isAccessor = t.isObjectMethod(one) && one.kind !== "method";
    return [{ node, ...named, member: name, kind: isAccessor ? "accessor" : "static" }];
  });
}

function ofClassMember(member: t.ClassBody["body"][number], named: Named): Callable[] {
  if (t.isClassMethod(member)) {
    const name = keyName(member.key);
    if (name === null) return [];
    if (member.kind === "constructor") return [{ node: member, ...named, member: name, kind: "constructor" }];
    const kind = member.kind !== "method" ? "accessor" : member.static ? "static" : "method";
    return [{ node: member, ...named, member: name, kind }];
  }
  // A function that a field holds is made by the constructor, so only a static one can be reached.
  if (!t.isClassProperty(member) || !member.static || !t.isFunction(member.value)) return [];
  const name = keyName(member.key);
  return name === null ? [] : [{ node: member.value, ...named, member: name, kind: "static" }];
}

function keyName(key: t.Node): string | null {
  return t.isIdentifier(key) ? key.name : t.isStringLiteral(key) && /^[A-Za-z_$][\w$]*$/.test(key.value) ? key.value : null;
}

function pathOf(node: t.Node): string[] | null {
  if (t.isIdentifier(node)) return [node.name];
  if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) return null;
  const before = pathOf(node.object);
  return before === null ? null : [...before, node.property.name];
}
