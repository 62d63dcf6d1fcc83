// A step to another page after an `await` goes through a visit (frame/route/here.svelte.ts): the visitor may have left meanwhile.

const steps = new Set(['go', 'replace', 'mend', 'back']);
const isFunction = (node) => /Function/.test(node.type);

/** The innermost function around a node; null at the top of a file. */
function functionAround(node) {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return null;
}

/** `promise.then(callback)`, `.catch(callback)` or `.finally(callback)`. */
const isContinuation = (callback) =>
  callback.parent.type === 'CallExpression' &&
  callback.parent.arguments.includes(callback) &&
  ['then', 'catch', 'finally'].includes(callback.parent.callee.property?.name);

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** Ends of the awaited expressions in each function. */
    const awaits = new Map();
    const stepsTaken = [];
    return {
      AwaitExpression(node) {
        const around = functionAround(node);
        awaits.set(around, [...(awaits.get(around) ?? []), node.range[1]]);
      },
      CallExpression(node) {
        const { object, property } = node.callee;
        if (object?.name === 'here' && (node.callee.computed || steps.has(property.name))) stepsTaken.push(node);
      },
      'Program:exit'() {
        for (const step of stepsTaken) {
          let late = false;
          for (let inner = functionAround(step); inner && !late; inner = functionAround(inner))
            late = isContinuation(inner) || (awaits.get(inner) ?? []).some((end) => end <= step.range[0]);
          if (late) context.report({ node: step, message: 'after an await, take the step through `here.visit()`' });
        }
      },
    };
  },
};
