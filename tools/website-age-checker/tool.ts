import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readDomainName } from '#engine/web/domain-name.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { readRegistration } from './read-registration.ts'
import { reportAges } from './report.ts'

const MAX_DOMAINS = 10

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
  needs: { registration: ({ domains }) => ({ name: namesOf(domains)[0] as string }) },
  limits: [
    'The date of registration is the registry’s. A domain that was deleted and registered again may have only its newest date.',
    'The first certificate comes from public logs, which exist since 2013.',
    'The age of a domain is not a ranking factor by itself.',
    'The names you enter are sent to their registries, crt.sh, and the Internet Archive.',
  ],
  run: async ({ domains }, { registration, gather, progress }) => {
    const ages = [readRegistration(registration)]
    const others = namesOf(domains).slice(1)
    for (const [index, name] of others.entries()) {
      progress(index + 1, others.length + 1, name)
      ages.push(readRegistration(await gather('registration', { name })))
    }
    return { websiteAge: [...new Map(ages.map((age) => [age.domain, age])).values()] }
  },
  report: reportAges,
})

function namesOf(text: string) {
  const lines = text
    .split(/\r\n|\r|\n|,/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length > MAX_DOMAINS) throw invalid(`Enter at most ${MAX_DOMAINS} domains. These are ${lines.length}.`)
  const names = lines.map((line) => {
    const read = readDomainName(line)
    if ('message' in read) throw invalid(lines.length > 1 ? `“${line.slice(0, 60)}”: ${read.message}` : read.message)
    return read.ascii
  })
  if (names.length === 0) throw invalid('Enter a domain, such as shop.com.')
  return [...new Set(names)]
}

const invalid = (message: string) => new Failure('invalid', { message, errors: { domains: message } })
