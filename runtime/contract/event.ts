// What webhook subscribers can watch: one descriptor an entity type, written by the generator from spec/events.

/** One kind of record that is watched for changes. */
export interface EventType {
  /** `<source>_<entity>`: what a subscriber names. */
  readonly type: string;
  readonly source: string;
  /** Id of the source (spec/upstreams) that is asked. */
  readonly upstream: string;
  readonly summary: string;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** The field that tells records apart. */
  readonly identity: string;
  /** The fields whose change is an event. */
  readonly compare: readonly string[];
  /** What part of the source is watched. */
  readonly scope: Readonly<Record<string, string | number>>;
  /** JSON Schema of a record. */
  readonly schema: object;
  readonly example: object;
}
