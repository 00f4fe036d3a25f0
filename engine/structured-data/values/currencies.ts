/** Active codes of ISO 4217, list one of 2025-05-12, without metals, funds, and testing codes. */
const active = new Set(
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  ),
)

const byWord: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  'pound sterling': 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  rupees: 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  zł: 'PLN',
  yen: 'JPY',
}

export const isCurrency = (code: string) => active.has(code)

/** Returns the code that a sign, a word, or a code in lowercase stands for. */
export const currencyOf = (text: string) =>
  isCurrency(text.toUpperCase()) ? text.toUpperCase() : byWord[text.toLowerCase()]
