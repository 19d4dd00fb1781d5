import { parseSync } from 'vite';

/** A node of a syntax tree: where it stands in the source, and whatever else its kind has. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** The member of a node that is a node itself. */
export function nodeAt(node: SyntaxNode, member: string): SyntaxNode | null {
  const value = node[member];
  return isNode(value) ? value : null;
}

/** The nodes of a list of nodes. */
export function nodesAt(node: SyntaxNode, member: string): SyntaxNode[] {
  const value = node[member];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What is written after `.` in the callee of a call, or the name that is called; '' for anything else. */
export function calledName(call: SyntaxNode): string {
  const callee = nodeAt(call, 'callee');
  if (callee === null) return '';
  const named = callee.type === 'MemberExpression' && callee.computed === false ? nodeAt(callee, 'property') : callee;
  return typeof named?.name === 'string' ? named.name : '';
}

/** Expressions that only concern the type checker keep their value in `expression`. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** Nothing in them can be mutated: other modules, names, and messages of errors that should never be seen. */
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement', 'TemplateElement']);
const TYPE_MEMBERS = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']);

/** Whether a member of a node holds code that runs for its value. */
function isRunning(node: SyntaxNode, member: string): boolean {
  if (TYPE_MEMBERS.has(member)) return false;
  if ((node.type === 'Property' || node.type === 'PropertyDefinition') && member === 'key') return node.computed === true;
  if (node.type === 'AssignmentPattern' && member === 'left') return false;
  return true;
}

/** Calls back for every node that runs, the outer ones first, with the nodes around it from the inside out. */
export function visit(
  node: SyntaxNode,
  found: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  if (SKIPPED.has(node.type) || (node.type.startsWith('TS') && !TYPED.has(node.type))) return;
  found(node, around);
  const inner = [node, ...around];
  for (const [member, value] of Object.entries(node)) {
    if (!isRunning(node, member)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found, inner);
  }
}

/** The syntax tree of a TypeScript source. */
export function syntaxOf(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be parsed: ${errors[0]?.message ?? ''}`);
  return program;
}
