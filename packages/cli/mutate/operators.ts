import { calledName, nodeAt, nodesAt, type SyntaxNode } from './syntax.ts';

/** What takes the place of a node: the text of another expression, or nothing where a statement is dropped. */
interface Replacement {
  readonly operator: string;
  readonly text: string | null;
}

interface Context {
  readonly around: readonly SyntaxNode[];
  /** The source of a node. */
  readonly textOf: (node: SyntaxNode) => string;
}

type Operator = (node: SyntaxNode, context: Context) => readonly (string | null)[];

const COMPARISONS: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC: { readonly [operator: string]: string } = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};
const ASSIGNMENTS: { readonly [operator: string]: string } = { '+=': '-=', '-=': '+=', '&=': '|=', '|=': '&=' };
const RENAMED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
const REMOVED = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed']);
const GUARDS = new Set(['guard', 'moment', 'seatGuard']);
const BOOLEAN_CALL = /^(?:(?:is|has|can|may|was|are|does|did|must|needs|knows)(?:[A-Z]|$)|some$|every$|includes$|startsWith$)/;

const operatorOf = (node: SyntaxNode): string => (typeof node.operator === 'string' ? node.operator : '');

/** `a + b` with another sign between the operands. */
function withSign(node: SyntaxNode, sign: string, { textOf }: Context): string {
  const left = nodeAt(node, 'left');
  const right = nodeAt(node, 'right');
  return left === null || right === null ? '' : `${textOf(left)} ${sign} ${textOf(right)}`;
}

const bare = (node: SyntaxNode): SyntaxNode => {
  const inner = node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression' ? nodeAt(node, 'expression') : null;
  return inner === null ? node : bare(inner);
};

/** Whether an expression is a truth value as far as its form tells. */
function isBoolean(given: SyntaxNode): boolean {
  const node = bare(given);
  if (node.type === 'BinaryExpression') return operatorOf(node) in COMPARISONS;
  if (node.type === 'LogicalExpression') return operatorOf(node) !== '??';
  if (node.type === 'UnaryExpression') return operatorOf(node) === '!';
  return node.type === 'CallExpression' && BOOLEAN_CALL.test(calledName(node));
}

/** Where a truth value decides: the test of a statement or a conditional, and the result of a function. */
function decides(node: SyntaxNode, [parent, outer]: readonly SyntaxNode[]): 'test' | 'loop' | 'result' | null {
  if (parent === undefined) return null;
  if (parent.test === node) return parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' ? 'test' : 'loop';
  if (parent.type === 'ReturnStatement') return isBoolean(node) ? 'result' : null;
  if (parent.type !== 'ArrowFunctionExpression' || parent.body !== node || node.type === 'BlockStatement') return null;
  const isGuard = outer?.type === 'CallExpression' && GUARDS.has(calledName(outer));
  return isBoolean(node) || isGuard ? 'result' : null;
}

function numberOf(node: SyntaxNode): number | null {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  const argument = node.type === 'UnaryExpression' && operatorOf(node) === '-' ? nodeAt(node, 'argument') : null;
  return argument?.type === 'Literal' && typeof argument.value === 'number' ? -argument.value : null;
}

/** The object of `object.filter(...)`; null where a chain of `?.` would be cut. */
function withoutCall(node: SyntaxNode, { around, textOf }: Context): string | null {
  const callee = nodeAt(node, 'callee');
  const object = callee?.type === 'MemberExpression' ? nodeAt(callee, 'object') : null;
  return object === null || around.some(({ type }) => type === 'ChainExpression') ? null : textOf(object);
}

const OPERATORS: { readonly [name: string]: Operator } = {
  condition(node, { around }) {
    const place = decides(node, around);
    return place === null ? [] : place === 'loop' ? ['false'] : ['true', 'false'];
  },
  comparison: (node, context) =>
    node.type === 'BinaryExpression' ? (COMPARISONS[operatorOf(node)] ?? []).map((sign) => withSign(node, sign, context)) : [],
  logic(node, context) {
    if (node.type !== 'LogicalExpression' || operatorOf(node) === '??') return [];
    const sides = [nodeAt(node, 'left'), nodeAt(node, 'right')].flatMap((side) => (side === null ? [] : [context.textOf(side)]));
    return [withSign(node, operatorOf(node) === '&&' ? '||' : '&&', context), ...sides];
  },
  arithmetic(node, context) {
    const sign = node.type === 'BinaryExpression' ? ARITHMETIC[operatorOf(node)] : undefined;
    return sign === undefined ? [] : [withSign(node, sign, context)];
  },
  assignment(node, context) {
    if (node.type === 'AssignmentExpression' && operatorOf(node) in ASSIGNMENTS)
      return [withSign(node, ASSIGNMENTS[operatorOf(node)], context)];
    // Counting a loop the wrong way only makes it endless.
    if (node.type !== 'UpdateExpression' || context.around[0]?.update === node) return [];
    const text = context.textOf(node);
    return [text.includes('++') ? text.replace('++', '--') : text.replace('--', '++')];
  },
  constant(node, { around }) {
    const value = around[0] !== undefined && numberOf(around[0]) !== null ? null : numberOf(node);
    if (value === null) return [];
    // Lists have nothing at -1, so a loop that begins there does what it did.
    const isStart = around[0]?.type === 'VariableDeclarator' && around[2]?.init === around[1] && value === 0;
    return isStart ? ['1'] : [String(value + 1), String(value - 1)];
  },
  boolean: (node) => (node.type === 'Literal' && typeof node.value === 'boolean' ? [String(!node.value)] : []),
  negation(node, { textOf }) {
    const argument = node.type === 'UnaryExpression' && operatorOf(node) === '!' ? nodeAt(node, 'argument') : null;
    return argument === null ? [] : [textOf(argument)];
  },
  array: (node) => (node.type === 'ArrayExpression' && nodesAt(node, 'elements').length > 0 ? ['[]'] : []),
  call(node, context) {
    if (node.type !== 'CallExpression') return [];
    const name = calledName(node);
    const other = RENAMED.get(name);
    if (other !== undefined) return [context.textOf(node).replace(new RegExp(`\\b${name}(?=\\()`), other)];
    const object = REMOVED.has(name) ? withoutCall(node, context) : null;
    return object === null ? [] : [object];
  },
  statement: (node) => (node.type === 'ExpressionStatement' ? [null] : []),
};

/** Everything that may take the place of a node, each text once. */
export function replacementsOf(node: SyntaxNode, context: Context): Replacement[] {
  const own = context.textOf(node);
  const found = new Map<string | null, Replacement>();
  for (const [operator, replace] of Object.entries(OPERATORS))
    for (const text of replace(node, context)) if (text !== own && !found.has(text)) found.set(text, { operator, text });
  return [...found.values()];
}
