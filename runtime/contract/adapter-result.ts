// What an adapter returns for a published type: the same fields, with `undefined` for what it does not know. `publish` (publish.ts)
// makes the published record from it.

/**
 * A published type as an adapter may give it. A field that may be null may be undefined and is written as null; an optional one
 * that is undefined is left out; one that is both is null where it is named, and left out where it is not. Every field that is
 * not optional must still be named: nothing is forgotten unseen. Items of lists and values of maps are given as they are published.
 */
export type AdapterResult<Published> = Published extends readonly (infer Item)[]
  ? readonly AdapterResult<Item>[]
  : Published extends object
    ? { readonly [Field in keyof Published]: GivenField<Published[Field]> }
    : Published;

type GivenField<Value> = null extends Value ? AdapterResult<Value> | undefined : AdapterResult<Value>;
