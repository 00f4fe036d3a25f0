import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { allTools } from './catalog.ts'

const folder = mkdtempSync(join(tmpdir(), 'prairie-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run tool -- …` as the script does. */
async function tool(args: string[], input: string | Buffer = '') {
  const child = spawn(process.execPath, ['cli/tool.ts', ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  child.stdin.end(input)
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { out, err, code }
}

describe('npm run tool', { timeout: 30_000 }, () => {
  test('R-173 options, files, JSON, and standard input start the same run', { tags: 'extended' }, async () => {
    const text = 'Wool socks, knitted in Maine.'
    const file = join(folder, 'socks.txt')
    writeFileSync(file, text)
    const runs = [
      await tool(['word-counter', '--text', text, '--json']),
      await tool(['word-counter', '--input', file, '--json']),
      await tool(['word-counter', '--input', JSON.stringify({ text }), '--json']),
      await tool(['word-counter', '--json'], text),
      await tool(['word-counter', '--input', '-', '--json'], text),
    ]
    for (const { out, code } of runs) {
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({
        tool: 'word-counter',
        status: 'done',
        input: { text },
        data: { words: 5 },
      })
    }
  })

  test('R-173 the output is the report as text or its tables as CSV', { tags: 'extended' }, async () => {
    const { out } = await tool(['word-counter', '--text', 'One two three.'])
    expect(out).toMatch(/Words\s+3\b/)
    const csv = await tool(['word-counter', '--text', 'One two three.', '--csv'])
    expect(csv.out.split('\r\n')[0]).toMatch(/^"[^"]+"(,"[^"]+")+$/)
  })

  test('files are read from a folder, and outputs are saved', { tags: 'extended' }, async () => {
    writeFileSync(join(folder, 'a.json'), '{"a":1}')
    const { out, code } = await tool([
      'md5-generator',
      '--files',
      join(folder, 'a.json'),
      join(folder, 'socks.txt'),
      '--json',
    ])
    expect(JSON.parse(out).input.files).toHaveLength(2)
    expect(code).toBe(0)
    // md5sum of the seven bytes {"a":1}.
    expect(out).toContain('bb6cb5c68df4652941caf652a366f2d8')
    const saved = join(folder, 'out')
    expect((await tool(['json-formatter', '--input', '{"a":[1,2]}', '--out', saved])).code).toBe(0)
    const [name = ''] = readdirSync(saved)
    expect(JSON.parse(readFileSync(join(saved, name), 'utf8'))).toEqual({ a: [1, 2] })
  })

  test('text is read unchanged, and bytes from standard input are not taken as text', {
    tags: 'extended',
  }, async () => {
    const windows = join(folder, 'windows.txt')
    writeFileSync(windows, 'a\r\nb')
    // md5sum of the four bytes.
    expect((await tool(['md5-generator', '--input', windows])).out).toContain('65d5f03c46e62e3f2babbe712d2ce464')
    const photo = readFileSync('public/samples/prairie-evening.jpg')
    for (const args of [[], ['--input', '-'], ['--files', '-']]) {
      const { out } = await tool(['image-converter', ...args, '--json'], photo)
      expect(JSON.parse(out)).toMatchObject({ status: 'done', input: { files: [{ size: photo.length }] } })
    }
  })

  test('a default option can be turned off, and an invalid number is refused', { tags: 'extended' }, async () => {
    const off = await tool(['password-generator', '--no-symbols', '--json'])
    expect(JSON.parse(off.out).input).toMatchObject({ symbols: false, digits: true })
    for (const speed of ['1,000', 'fast'])
      expect((await tool(['word-counter', '--text', 'a', '--pace', speed])).out).toContain('Enter a number from')
    const typo = await tool(['word-counter', '--input', '{"text":"a","pac":1}'])
    expect([typo.code, typo.out]).toEqual([1, expect.stringContaining('There is no field "pac"')])
  })

  test('messages of libraries do not appear in the output', { tags: 'extended' }, async () => {
    const broken = join(folder, 'broken.heic')
    writeFileSync(broken, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'))
    const { out, err } = await tool(['heic-to-jpg', '--files', broken, 'public/samples/prairie-noon.heic', '--json'])
    expect(JSON.parse(out)).toMatchObject({ tool: 'heic-to-jpg' })
    expect(err).toContain('HEIF')
  })

  test('files with the same name from two folders are both saved', { tags: 'extended' }, async () => {
    for (const part of ['one', 'two']) {
      mkdirSync(join(folder, 'same', part), { recursive: true })
      copyFileSync('public/samples/farm-shop.jpg', join(folder, 'same', part, 'shop.jpg'))
    }
    const saved = join(folder, 'both')
    await tool(['image-converter', '--files', join(folder, 'same'), '--out', saved])
    const files = readdirSync(saved, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files).toHaveLength(2)
  })

  test('an error is a sentence and an exit code without a stack', { tags: 'extended' }, async () => {
    const unknown = await tool(['word-count', '--text', 'a'])
    expect([unknown.code, unknown.err]).toEqual([2, 'There is no tool "word-count". Did you mean word-counter?\n'])
    const option = await tool(['word-counter', '--txt', 'a'])
    expect(option.code).toBe(2)
    expect(option.err).toContain("Unknown option '--txt'")
    expect(option.err).not.toContain(' at ')
    const file = await tool(['md5-generator', '--files', '/no/such/file'])
    expect([file.code, file.err]).toEqual([2, 'There is no file at /no/such/file.\n'])
    const taken = join(folder, 'taken')
    writeFileSync(taken, '')
    const out = await tool(['json-formatter', '--input', '[]', '--out', taken])
    expect([out.code, out.err]).toEqual([2, expect.stringMatching(/^E\w+: .*taken'\n$/)])
    const empty = await tool(['word-counter', '--text', ' '])
    expect(empty.code).toBe(1)
  })

  test('without a name it lists every tool, with --help its fields', { tags: 'extended' }, async () => {
    const { out } = await tool([])
    for (const { slug } of await allTools()) expect(out).toContain(slug)
    expect((await tool(['word-counter', '--help'])).out).toContain('--text')
  })
})
