import { code, findings, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { ReadFile } from './read-files.ts'

export function readReport(files: ReadFile[]): Report {
  const codes = files.flatMap((file) => ('codes' in file ? file.codes.map((one) => ({ ...one, file: file.name })) : []))
  const bad = files.filter((file) => 'error' in file)
  const empty = files.filter((file) => 'codes' in file && file.codes.length === 0)
  return {
    summary: `${
      codes.length === 0
        ? `No QR code was found in ${files.length === 1 ? 'this image' : `these ${files.length} images`}`
        : `${codes.length} ${codes.length === 1 ? 'code' : 'codes'} read`
    }${bad.length > 0 ? `; ${bad.length} of ${files.length} files could not be opened` : ''}`,
    blocks: [
      table({
        title: 'Codes',
        columns: [
          { label: 'File' },
          { label: 'Content', form: 'mono' },
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
          why: 'A code can’t be found without the pixels of the image.',
          fix: 'Save it as PNG or JPEG and choose it again.',
          place: { field: 'pictures' },
        })),
        ...empty.map(({ name }) => ({
          id: 'no-code',
          severity: 'warning' as const,
          title: `No readable code was found in ${name}`,
          why: 'Blurry, cropped, or very small codes are not found.',
          fix: 'Crop the image to the code with some margin, or photograph it from directly in front.',
          place: { field: 'pictures' },
        })),
        ...codes
          .filter(({ isInverted }) => isInverted)
          .map(({ file }) => ({
            id: 'inverted',
            severity: 'notice' as const,
            title: `The code in ${file} is light on dark`,
            why: 'This tool read it. Some scanners can’t.',
          })),
        ...(codes.length > 0
          ? [
              {
                id: 'codes-read',
                severity: 'pass' as const,
                title: `${codes.length} ${codes.length === 1 ? 'code was' : 'codes were'} read completely`,
                why: 'Error correction repaired every error.',
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
