import { percentile95, send, steadily } from '../faults/send.ts'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'

const PER_SECOND = 50
const LIMIT_MS = 150

type Form = {
  path: string
  /** One of this many submissions uses this form. */
  every: number
  fields: (index: number) => Record<string, unknown>
}

const text = 'Our shop lost a third of its visitors in October. Could you have a look and tell us what it costs?'
const email = (index: number) => `reader-${index}@speed.example`
const pdf = new Uint8Array(
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'),
    Buffer.alloc(40_000, '% a line of a résumé\n'),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]),
)

const forms: Form[] = [
  {
    path: 'send-mail',
    every: 1,
    fields: (index) => ({
      form: 'contact',
      clientName: 'Ines Calder',
      clientEmail: email(index),
      website: `https://speed-${index}.example/`,
      message: `${text} (${index})`,
    }),
  },
  {
    path: 'create-quote',
    every: 1,
    fields: (index) => ({
      name: 'Ines Calder',
      email: email(index),
      company: `Shop ${index}`,
      services: ['SEO'],
      budget: '$1,800 to $4,500',
      message: `${text} (${index})`,
    }),
  },
  {
    path: 'create-review',
    every: 1,
    fields: (index) => ({
      userName: 'Ines Calder',
      userEmail: email(index),
      userFeedback: `It found the loop in a minute, and the second one too. Visit ${index}.`,
      tool: 'md5-generator',
      rating: 1 + (index % 5),
    }),
  },
  { path: 'subscribe', every: 1, fields: (index) => ({ email: email(index), page: '/blog/' }) },
  {
    path: 'apply-vacancy',
    every: 10,
    fields: (index) => ({
      name: 'Ines Calder',
      email: email(index),
      message: `${text} (${index})`,
      consent: 'yes',
      resume: new File([pdf], `cv-${index}.pdf`, { type: 'application/pdf' }),
    }),
  },
]

/**
 * Sends each form alone at fifty per second, with the mail server down. Only one application in ten has a file of 40
 * kB; the other submissions of that run are leads, so that the rate is the same.
 * @throws if a request gets no response
 */
export async function measureResponses({ url, mailServer }: Setting, seconds: number): Promise<Measure[]> {
  await mailServer.stop()
  const measures: Measure[] = []
  const [leadForm] = forms
  for (const form of forms) {
    await steadily(5, 4, (index) => send(url, form.path, form.fields(1_000_000 + index)))
    const answers = await steadily(PER_SECOND, seconds, async (index) => {
      const isOurs = index % form.every === 0
      const { path, fields } = isOurs || !leadForm ? form : leadForm
      // Numbers that no other run uses: a repeated submission would get the stored response.
      const number = forms.indexOf(form) * 100_000 + index
      return { isOurs, ...(await send(url, path, fields(number))) }
    })
    const ours = answers.filter(({ isOurs }) => isOurs)
    const failed = answers.filter(({ status }) => status !== 200)
    if (failed.length > 0) console.error(`${form.path}: ${failed[0]?.status} ${JSON.stringify(failed[0]?.body)}`)
    measures.push({
      what: `${form.path} with the mail server down, p95`,
      value: failed.length > 0 ? 30_000 : percentile95(ours.map(({ ms }) => ms)),
      unit: 'ms',
      limit: LIMIT_MS,
      better: 'less',
      note:
        failed.length > 0
          ? `${failed.length} of ${answers.length} were not taken`
          : `${ours.length} of ${answers.length} posts at ${PER_SECOND} a second for ${seconds} s`,
    })
  }
  return measures
}
