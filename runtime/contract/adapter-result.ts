// The result type of an adapter: the published fields, with `undefined` for unknown values. `publish` (publish.ts) converts it
// to the published record.

/**
 * A nullable field may be undefined and is published as null. An undefined optional field is omitted. A field that is
 * both nullable and optional is published as null if present. All other fields must be present. List items and map
 * values keep their published types.
 */
export type AdapterResult<Published> = Published extends readonly (infer Item)[]
  ? readonly AdapterResult<Item>[]
  : Published extends object
    ? { readonly [Field in keyof Published]: GivenField<Published[Field]> }
    : Published;

type GivenField<Value> = null extends Value ? AdapterResult<Value> | undefined : AdapterResult<Value>;
