import { code, findings, table } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { ReadFile } from './read-files.ts'

export function readReport(files: ReadFile[]): Report {
  const codes = files.flatMap((file) => ('codes' in file ? file.codes.map((one) => ({ ...one, file: file.name })) : []))
  const bad = files.filter((file) => 'error' in file)
  const empty = files.filter((file) => 'codes' in file && file.codes.length === 0)
  return {
    summary: `${
      codes.length === 0
        ? `No QR code was found in ${files.length === 1 ? 'this picture' : `these ${files.length} pictures`}`
        : `${codes.length} ${codes.length === 1 ? 'code' : 'codes'} read`
    }${bad.length > 0 ? `; ${bad.length} of ${files.length} files could not be opened` : ''}`,
    blocks: [
      table({
        title: 'Codes',
        columns: [
          { label: 'File' },
          { label: 'Says', form: 'mono' },
          { label: 'Kind' },
          { label: 'Version', form: 'number' },
          { label: 'Correction' },
        ],
        rows: codes.map(({ file, text, format, version, ecc }) => [file, text, format, version || null, ecc || null]),
      }),
      findings([
        ...bad.map((file) => ({
          id: 'unreadable-file',
          severity: 'warning' as const,
          title: 'error' in file ? file.error : '',
          why: 'Without its pixels no code can be found.',
          fix: 'Save it as PNG or JPEG and choose it again.',
          place: { field: 'pictures' },
        })),
        ...empty.map(({ name }) => ({
          id: 'no-code',
          severity: 'warning' as const,
          title: `${name} has no code that could be read`,
          why: 'A blurred, cut or very small code is not found.',
          fix: 'Cut the picture to the code with some margin, or photograph it from straight ahead.',
          place: { field: 'pictures' },
        })),
        ...codes
          .filter(({ isInverted }) => isInverted)
          .map(({ file }) => ({
            id: 'inverted',
            severity: 'notice' as const,
            title: `The code in ${file} is light on dark`,
            why: 'It was read here. Some scanners do not read it.',
          })),
        ...(codes.length > 0
          ? [
              {
                id: 'codes-read',
                severity: 'pass' as const,
                title: `${codes.length} ${codes.length === 1 ? 'code was' : 'codes were'} read whole`,
                why: 'Error correction left nothing unmended.',
              },
            ]
          : []),
      ]),
      ...codes.map(({ text, file }) =>
        code({ title: `Contents of the code in ${file}`, code: text, language: 'text', fileName: 'code.txt' }),
      ),
    ],
  }
}
