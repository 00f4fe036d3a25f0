import type { Field } from 'payload'
import { defaultMoney, moneyText } from '#engine/brand/money.ts'
import { row } from './inputs.ts'

const currencies =
  `USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY UAH ILS AED SAR ZAR NGN KES EGP INR PKR
  BDT LKR CNY HKD TWD JPY KRW SGD MYR THB IDR PHP VND BRL MXN ARS CLP COP PEN`.split(/\s+/)
const locales =
  `en-US en-GB en-CA en-AU en-IE en-IN en-ZA de-DE de-AT de-CH fr-FR fr-BE fr-CA fr-CH es-ES es-MX it-IT nl-NL
  pt-BR pt-PT pl-PL cs-CZ sk-SK hu-HU ro-RO sv-SE nb-NO da-DK fi-FI tr-TR el-GR uk-UA ja-JP ko-KR zh-CN hi-IN`.split(
    /\s+/,
  )

const SAMPLE = 1234.5
const languages = new Intl.DisplayNames('en', { type: 'language' })
const moneys = new Intl.DisplayNames('en', { type: 'currency' })

/** The currency of prices, and how numbers are written. */
export const numberFormat: Field = {
  name: 'numbers',
  label: 'Currency and number format',
  type: 'group',
  admin: {
    description:
      'For the prices of plans and services: type 1800 or $1,800, and the site writes it in this format. Amounts are not converted.',
  },
  fields: [
    row(
      {
        name: 'currency',
        type: 'select',
        defaultValue: defaultMoney.currency,
        options: currencies.map((value) => ({ value, label: `${value}: ${moneys.of(value)}` })),
      },
      {
        name: 'locale',
        label: 'Number format',
        type: 'select',
        defaultValue: defaultMoney.locale,
        options: locales.map((value) => ({
          value,
          label: `${moneyText(SAMPLE, { locale: value, currency: 'EUR' })}: ${languages.of(value)}`,
        })),
      },
    ),
  ],
}
