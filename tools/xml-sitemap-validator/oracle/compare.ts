import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { validateFile } from '../validate.ts'

/** Returns the files for which xmllint, with the schema in this folder, and our validator disagree. */
export async function differences(files: string[], schemaFolder: string) {
  const schema = readFileSync(`${schemaFolder}/sitemap.xsd`, 'utf8')
  const found: { file: string; ours: boolean | null; theirs: boolean; message: string }[] = []
  for (const file of files) {
    const { valid: theirs, errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: file }],
      schema: [schema],
    })
    const { matchesSchema: ours } = await validateFile(new TextEncoder().encode(file), { now: 0 })
    if (ours !== theirs) found.push({ file, ours, theirs, message: errors[0]?.message ?? '' })
  }
  return found
}
