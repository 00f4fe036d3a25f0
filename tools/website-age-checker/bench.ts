import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { readBootstrap } from '#engine/rdap/bootstrap.ts'
import { readJcard } from '#engine/rdap/jcard.ts'
import { readRdapDomain } from '#engine/rdap/read-domain.ts'
import { corpus } from '#tests/support/corpus.ts'
import { registryCases } from './oracle.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
/** Files of the test set that are not malformed. */
const SOUND = /^(example|mixed)\.json$|^dns_bad_url\.json$/

/** Compares the dates of registry responses, and which files of the test set are read and refused. */
export async function measure(): Promise<Measure[]> {
  const right = registryCases.filter(({ response, expected }) => {
    const { registered, expires, reregistered } = readRdapDomain(response, NOW)
    const isSame = (date: string | null, wanted: string | null | undefined) =>
      wanted === undefined || (date?.slice(0, 10) ?? null) === wanted
    return (
      isSame(registered, expected.registered) &&
      isSame(expires, expected.expires) &&
      isSame(reregistered, expected.reregistered)
    )
  })
  const measures: Measure[] = [
    {
      what: 'website-age-checker: right dates of registry responses',
      value: right.length,
      unit: `of ${registryCases.length}`,
      limit: registryCases.length,
      better: 'more',
    },
  ]
  const set = corpus('rdap')
  if (!set) return measures
  const files = [
    ...readdirSync(`${set}/jcard`).map((name) => ({ name, read: () => readJcard(JSON.parse(text(`jcard/${name}`))) })),
    ...readdirSync(`${set}/bootstrap_malformed`).map((name) => ({
      name,
      read: () => readBootstrap(text(`bootstrap_malformed/${name}`)),
    })),
  ]
  const text = (path: string) => readFileSync(`${set}/${path}`, 'utf8')
  const decided = files.filter(({ name, read }) => succeeds(read) === SOUND.test(name))
  measures.push({
    what: 'website-age-checker: jCards and malformed bootstrap files of rdap read or refused',
    value: decided.length,
    unit: `of ${files.length}`,
    limit: files.length,
    better: 'more',
  })
  return measures
}

function succeeds(read: () => unknown) {
  try {
    read()
    return true
  } catch {
    return false
  }
}
