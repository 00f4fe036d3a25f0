import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { beginningOf } from '#engine/text/shorten.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'
import { readDomainName } from '#engine/web/domain-name.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { readRegistration } from './read-registration.ts'
import { reportAges } from './report.ts'

const MAX_DOMAINS = 10
/** Characters of a line that is no name. */
const MAX_SHOWN = 80

export const tool = defineTool({
  ...about,
  action: 'Check age',
  guide: [
    'Finds out how old domains are: registration, expiration, first archived copy, first certificate; use it to judge a domain before buying it or to compare competitors.',
    'Returns for each domain its dates with their sources, age, registrar, statuses, and name servers.',
  ],
  input: z.object({
    domains: field.text({
      label: 'Domains',
      rows: 3,
      placeholder: 'shop.com',
      empty: 'Enter a domain, such as shop.com.',
      hint: `One per line, at most ${MAX_DOMAINS}. URLs work too.`,
      max: 5_000,
    }),
  }),
  output,
  samples: [{ label: 'A domain', input: { domains: 'example.com' } }],
  needs: { registration: ({ domains }) => ({ name: namesOf(domains).names[0] as string }) },
  limits: [
    'The date of registration is the registry’s. A domain that was deleted and registered again may have only its newest date.',
    'The first certificate comes from public logs, which exist since 2013.',
    'The age of a domain is not a ranking factor by itself.',
    'The names you enter are sent to their registries, crt.sh, and the Internet Archive.',
  ],
  run: async ({ domains }, { registration, gather, progress }) => {
    const ages = [readRegistration(registration)]
    const { names, refused } = namesOf(domains)
    const others = names.slice(1)
    for (const [index, name] of others.entries()) {
      progress(index + 1, others.length + 1, name)
      ages.push(readRegistration(await gather('registration', { name })))
    }
    return { websiteAge: [...new Map(ages.map((age) => [age.domain, age])).values()], refused }
  },
  report: reportAges,
})

/** Returns the names in a list, and the lines that are none. */
function namesOf(text: string) {
  const lines = text
    .split(/\r\n|\r|\n|,/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length > MAX_DOMAINS) throw invalid(`Enter at most ${MAX_DOMAINS} domains. These are ${lines.length}.`)
  const names = new Set<string>()
  const refused: RefusedLine[] = []
  for (const line of lines) {
    const read = readDomainName(line)
    if ('message' in read) refused.push({ entered: beginningOf(line, MAX_SHOWN), message: read.message })
    else names.add(read.ascii)
  }
  if (names.size === 0) throw invalid(refused[0]?.message ?? 'Enter a domain, such as shop.com.')
  return { names: [...names], refused }
}

const invalid = (message: string) => new Failure('invalid', { message, errors: { domains: message } })
