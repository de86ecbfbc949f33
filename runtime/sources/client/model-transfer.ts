// Transfers a model between threads. The model is serialized, except for the buffers of large typed arrays, because
// copying them would take three times their memory.

import { DefaultDeserializer, DefaultSerializer, deserialize, serialize } from 'node:v8';

export interface PackedModel {
  readonly serialized: Uint8Array<ArrayBuffer>;
  /** The transfer list. */
  readonly buffers: readonly ArrayBuffer[];
}

/** Buffers smaller than this are copied, which is cheaper. */
const MIN_TRANSFERRED_BYTES = 65_536;

const KINDS = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

/** Transfers large typed arrays, so do not use them afterwards. */
export function pack(model: unknown): PackedModel {
  const serializer = new ModelSerializer();
  serializer.writeHeader();
  serializer.writeValue(model);
  return { serialized: Uint8Array.from(serializer.releaseBuffer()), buffers: serializer.buffers };
}

/** Takes ownership of `buffers`. */
export function unpack({ serialized, buffers }: PackedModel): unknown {
  const deserializer = new ModelDeserializer(serialized, buffers);
  deserializer.readHeader();
  return deserializer.readValue();
}

export function bytesOf({ serialized, buffers }: PackedModel): number {
  return buffers.reduce((sum, { byteLength }) => sum + byteLength, serialized.byteLength);
}

// Node calls these methods for views of buffers, because it does not serialize such views itself.
class ModelSerializer extends DefaultSerializer {
  readonly buffers: ArrayBuffer[] = [];

  _writeHostObject(view: ArrayBufferView): void {
    const kind = KINDS.indexOf(view.constructor as (typeof KINDS)[number]);
    const { buffer, byteLength } = view;
    const isWhole = buffer instanceof ArrayBuffer && byteLength === buffer.byteLength;
    if (kind === -1 || !isWhole || byteLength < MIN_TRANSFERRED_BYTES) {
      const copy = serialize(view);
      this.writeUint32(KINDS.length);
      this.writeUint32(copy.byteLength);
      this.writeRawBytes(copy);
      return;
    }
    const known = this.buffers.indexOf(buffer);
    this.writeUint32(kind);
    this.writeUint32(known === -1 ? this.buffers.push(buffer) - 1 : known);
  }
}

class ModelDeserializer extends DefaultDeserializer {
  readonly #buffers: readonly ArrayBuffer[];

  constructor(serialized: Uint8Array, buffers: readonly ArrayBuffer[]) {
    super(serialized);
    this.#buffers = buffers;
  }

  _readHostObject(): unknown {
    const kind = KINDS[this.readUint32()];
    const sizeOrIndex = this.readUint32();
    return kind === undefined
      ? deserialize(this.readRawBytes(sizeOrIndex))
      : new kind(this.#buffers[sizeOrIndex] as ArrayBuffer);
  }
}
