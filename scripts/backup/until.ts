/** A time with or without its zone; without one, it is in UTC, as the names of backups are. */
const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/

/** Returns up to when an archive is read: a time in UTC, or `latest`; undefined if the text is neither. */
export function parseUntil(text: string): string | undefined {
  if (text === 'latest') return text
  const [, zone] = TIME.exec(text) ?? [undefined, undefined]
  const time = new Date(zone || !text.includes(':') ? text : `${text}Z`)
  return TIME.test(text) && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined
}
