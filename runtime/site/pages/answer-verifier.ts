// Verifies an answer without Almanac's code. Tests run this code unchanged.

/** Node.js, without packages. */
export const NODE_VERIFIER = `import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [answer, { keys }] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const canonical = (value) => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return \`[\${value.map(canonical).join(',')}]\`;
  return \`{\${Object.keys(value).sort().map((name) => \`\${JSON.stringify(name)}:\${canonical(value[name])}\`).join(',')}}\`;
};
const { operation, revision, arguments: args, sources, result } = answer;
const content = canonical({ operation, revision, arguments: args, sources, result });
const digest = \`sha256:\${createHash('sha256').update(content).digest('hex')}\`;
const [header, , signature] = answer.signature.split('.');
const { kid } = JSON.parse(Buffer.from(header, 'base64url'));
const key = createPublicKey({ key: keys.find((each) => each.kid === kid), format: 'jwk' });
const signed = Buffer.from(\`\${header}.\${Buffer.from(digest).toString('base64url')}\`);
const isValid = digest === answer.digest && verify(null, signed, key, Buffer.from(signature, 'base64url'));
console.log(isValid ? 'valid' : 'invalid');
`;
