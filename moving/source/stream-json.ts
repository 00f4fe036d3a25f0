import { createReadStream } from 'node:fs'
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { UnreadableExport } from '../item.ts'

/** A value of a JSON file, with its key and the key of what it is in. */
export type StreamedValue = { key: string; parent: string; value: unknown }

const CHUNK_BYTES = 262_144
/** A value is in memory as a whole. The longest known ones have a few megabytes. */
const MAX_VALUE_BYTES = 67_108_864
const MAX_DEPTH = 1_000

/**
 * Yields values of a JSON file in their order, without the rest of the file in memory.
 * @param paths which values, such as `$.data.*.*`
 * @throws {UnreadableExport} if the file is not JSON, is nested too deep, or a value is larger than 64 MB
 */
export async function* streamJson(path: string, paths: string[]): AsyncGenerator<StreamedValue> {
  const parser = createParser(paths)
  let isStarted = false
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      yield* parser.write(isStarted ? (chunk as Buffer) : withoutMark(chunk as Buffer))
      isStarted = true
    }
  } catch (cause) {
    if (cause instanceof UnreadableExport) throw cause
    const reason = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'
    throw new UnreadableExport(`${path} cannot be read as JSON: ${reason}. Export it again.`, { cause })
  }
  if (!parser.isComplete())
    throw new UnreadableExport(
      `${path} ends in the middle of its JSON. Export it again, and check that it is complete.`,
    )
}

function createParser(paths: string[]) {
  const tokenizer = new Tokenizer()
  const tokens = new TokenParser({ paths, keepStack: false })
  let [values, sinceValue, depth] = [[] as StreamedValue[], 0, 0]
  tokens.onValue = ({ key, value, stack }) => {
    sinceValue = 0
    values.push({ key: `${key ?? ''}`, parent: `${stack.at(-1)?.key ?? ''}`, value })
  }
  tokenizer.onToken = (token) => {
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth++
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth--
    if (depth > MAX_DEPTH) throw new UnreadableExport(`The JSON is nested more than ${MAX_DEPTH} levels deep.`)
    tokens.write(token)
  }
  return {
    isComplete: () => tokens.isEnded,
    write(bytes: Buffer): StreamedValue[] {
      sinceValue += bytes.length
      if (sinceValue > MAX_VALUE_BYTES)
        throw new UnreadableExport(`The JSON has a value of more than ${MAX_VALUE_BYTES} bytes. Is it the right file?`)
      values = []
      // Only whitespace may follow; more would be another document.
      if (!tokens.isEnded) tokenizer.write(bytes)
      return values
    },
  }
}

const withoutMark = (bytes: Buffer) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
