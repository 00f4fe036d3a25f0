import { z } from 'zod'
import { codecLibraries, decoderAssets } from '#engine/images/codec-assets.ts'
import { readableTypes } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { madeReport } from './made-report.ts'
import type { MadeCode } from './make-code.ts'
import { output } from './output.ts'
import type { ReadFile } from './read-files.ts'
import { readReport } from './read-report.ts'

const only = (...is: string[]) => ({ when: { field: 'kind', is }, isOptional: true })

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Make the code',
  guide: [
    'Makes a QR code for a link, text, Wi-Fi network, contact, email, phone number, or place, or reads the QR codes in images; use it to print a code or to check one.',
    'Returns the code as SVG and PNG with the text read back from it, or the content of the codes found.',
  ],
  input: z.object({
    kind: field.choice({
      label: 'What it does',
      options: {
        url: 'Opens a URL',
        text: 'Shows a text',
        wifi: 'Joins a Wi-Fi network',
        vcard: 'Saves a contact',
        email: 'Writes an email',
        tel: 'Calls a number',
        sms: 'Writes a text message',
        geo: 'Shows a location',
        read: 'Nothing: read a code from an image',
      },
      default: 'url',
    }),
    url: field.line({ label: 'URL', placeholder: 'https://oakfield.example/sale', max: 2900, ...only('url') }),
    text: field.text({ label: 'Text', rows: 4, max: 7089, ...only('text') }),
    network: field.line({ label: 'Network (SSID)', max: 64, ...only('wifi') }),
    security: field.choice({
      label: 'Security',
      options: { WPA: 'WPA, WPA2, WPA3', WEP: 'WEP', nopass: 'Open' },
      default: 'WPA',
      when: { field: 'kind', is: ['wifi'] },
    }),
    password: field.line({ label: 'Password', secret: true, max: 64, autocomplete: 'off', ...only('wifi') }),
    isHidden: field.flag({ label: 'The network is hidden', when: { field: 'kind', is: ['wifi'] } }),
    firstName: field.line({ label: 'First name', max: 200, ...only('vcard') }),
    lastName: field.line({ label: 'Last name', max: 200, ...only('vcard') }),
    company: field.line({ label: 'Company', max: 200, ...only('vcard') }),
    phone: field.line({ label: 'Phone', placeholder: '+1 612 555 0100', max: 100, ...only('vcard', 'tel', 'sms') }),
    mail: field.line({ label: 'Email', max: 300, ...only('vcard') }),
    website: field.line({ label: 'Website', max: 500, ...only('vcard') }),
    address: field.line({ label: 'Email address', max: 300, ...only('email') }),
    subject: field.line({ label: 'Subject', max: 300, ...only('email') }),
    message: field.text({ label: 'Message', rows: 3, max: 2000, ...only('email', 'sms') }),
    latitude: field.line({ label: 'Latitude', placeholder: '44.9778', max: 40, ...only('geo') }),
    longitude: field.line({ label: 'Longitude', placeholder: '-93.265', max: 40, ...only('geo') }),
    pictures: field.files({
      label: 'Images with a code',
      accept: readableTypes,
      maxFiles: 20,
      isOptional: true,
      when: { field: 'kind', is: ['read'] },
    }),
    ecc: field.choice({
      label: 'Error correction',
      hint: 'How much of the code can be dirty or torn.',
      options: { L: 'L, about 7%', M: 'M, about 15%', Q: 'Q, about 25%', H: 'H, about 30%' },
      default: 'M',
      advanced: true,
    }),
    pixels: field.slider({ label: 'Module size', unit: 'px', min: 1, max: 40, default: 10, advanced: true }),
    quiet: field.slider({ label: 'Quiet zone', unit: 'modules', min: 0, max: 10, default: 4, advanced: true }),
    dark: field.color({ label: 'Module color', default: '#10201a', advanced: true }),
    light: field.color({ label: 'Background', default: '#ffffff', advanced: true }),
  }),
  output,
  samples: [
    {
      label: 'A campaign link',
      input: {
        kind: 'url',
        url: 'https://oakfield.example/boots?utm_source=poster&utm_medium=print&utm_campaign=autumn',
      },
    },
    {
      label: 'Wi-Fi of a café',
      input: { kind: 'wifi', network: 'Marrow Home; guests', password: 'slow-bread-2026', security: 'WPA' },
    },
    {
      label: 'A contact card',
      input: {
        kind: 'vcard',
        firstName: 'Ines',
        lastName: 'Okafor',
        company: 'Oakfield',
        phone: '+1 612 555 0100',
        mail: 'ines@oakfield.example',
      },
    },
    {
      label: 'Pale colors with low contrast',
      input: { kind: 'text', text: 'Table 12', dark: '#d8b056', light: '#f4eacf' },
    },
  ],
  assets: { 'zxing_reader.wasm': 'zxing-wasm/dist/reader/zxing_reader.wasm', ...decoderAssets },
  libraries: [
    { name: 'uqr', does: 'Writes the code' },
    { name: 'zxing-wasm', does: 'Reads it back' },
    { name: 'fflate', does: 'Packs the PNG' },
    ...codecLibraries.filter(({ does }) => does.startsWith('Reads')),
  ],
  limits: [
    'The code is read back from clean pixels, without glare, curved surfaces, or small print. Print one and scan it.',
    'Text is written as UTF-8 without a marker, so old scanners may show accented letters wrong.',
  ],
  run: async (
    input,
    { asset, drawSvg, signal, progress },
  ): Promise<{ made: MadeCode | null; read: ReadFile[] | null }> => {
    if (input.kind === 'read') {
      const { readFiles } = await import('./read-files.ts')
      return { made: null, read: await readFiles(input.pictures, { asset, drawSvg, signal, progress }) }
    }
    const { payloadOf } = await import('./payload.ts')
    const { makeCode } = await import('./make-code.ts')
    return { made: await makeCode(payloadOf(input.kind, input), input, asset), read: null }
  },
  report: ({ made, read }) => (made ? madeReport(made) : readReport(read ?? [])),
})
