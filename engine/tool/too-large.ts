import { withCommas } from '../text/numbers.ts'
import { megabytes } from './text-limits.ts'

/** Says that a file is too large. Where both sizes would read the same, it says them in bytes. */
export function tooLarge({ name, size }: { name: string; size: number }, maxFileBytes: number): string {
  const isClose = megabytes(size) === megabytes(maxFileBytes)
  const say = (bytes: number) => (isClose ? `${withCommas(bytes)} bytes` : megabytes(bytes))
  return `${name} has ${say(size)}: this takes files of up to ${say(maxFileBytes)}.`
}
