// @module-tag slow
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const flagged = async (text: string) =>
  ((await run(tool, { text })).data as { issues: { text: string }[] }).issues.map((issue) => issue.text)

test.each([
  'Marek Olesund and Gita Wendell met Mr. Farrow in Norristown, then drove to Des Plaines.',
  'We bought a Xiaomi phone and a Samsung Galaxy from Łukasz Wójcik.',
  'Jean-Luc Picard and Anne-Marie Duff live in Stratford-upon-Avon.',
  'Dubuque and Schaumburg are near Naperville.',
  'ACME CORP SHIPS FROM DES PLAINES.',
  'We use getUserName and setFooBar in iPhone apps.',
  'They drove through Walla Walla and Pago Pago.',
  'Farrow and Oyelaran met in Plainfield.',
  'Kowalczyk said that Siobhan Ni Dhonnchadha left.',
  "The firm Thyssenkrupp bought Zalando's stake.",
  'Dr. Ngozi Okonjo-Iweala spoke in Ouagadougou.',
  'In Ypsilanti, Thaddeus Brzezinski runs Brzezinski & Sons.',
  'José Muñoz and Zoë Krüger met Søren Kjær.',
  "McAllister's and O'Shaughnessy's pub is open.",
  'Visit Schenectady, Poughkeepsie, and Wilkes-Barre.',
  'The Smiths of Nether Wallop sell Wensleydale.',
  'MARIA KOWALSKA SIGNED FOR OAKFIELD.',
  '"Tamsin Blythe agreed," Oakley said.',
  '- Oyelaran: chair',
  'Yours, Wilhelmina van der Berg',
  'eBay, YouTube, LinkedIn, WhatsApp, TikTok, Etsy, Shopify, Klaviyo and Mailchimp.',
  "Mrs. Ferrand's cottage in Aldeburgh.",
  'We met Ferran Adria, and Aisling came.',
])(
  'the names in “%s” are not flagged',
  async (text) => {
    expect(await flagged(text)).toEqual([])
  },
  60_000,
)

test.each([
  ['Teh shop is open.', 'Teh'],
  ['Becuase it rained, we stayed.', 'Becuase'],
  ['The local Goverment agreed.', 'Goverment'],
  ['GOVERMENT OFFICES ARE CLOSED.', 'GOVERMENT'],
  ['We met Anna. Futhermore, we left.', 'Futhermore'],
])('a capital does not hide a misspelling: %s', async (text, wrong) => {
  expect(await flagged(text)).toContain(wrong)
})

test('five everyday mistakes in a row are all found', async () => {
  const text =
    'This is better then that. I should loose weight. Your welcome. You should of called. The list of items are on the desk.'
  expect(await flagged(text)).toEqual(['then', 'loose', 'Your', 'should of', 'are'])
})
