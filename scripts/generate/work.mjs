// npm run work: draws the demonstration's work for clients, from scripts/generate/work into content/work.
// Names draw only those. The fonts are those of Debian's fonts-urw-base35, fonts-liberation, and fonts-liberation2.
import { readdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const SOURCES = new URL('./work/', import.meta.url)
const FOLDER = new URL('../../content/work/', import.meta.url)
/** Width of a drawing, and pixels for each of its units: 2,400 pixels, like an editor's photograph. */
const [WIDTH, DENSITY] = [1200, 2]
const QUALITY = 78

const wanted = process.argv.slice(2)
const all = (await readdir(SOURCES)).map((file) => file.replace(/\.svg$/, ''))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
})
const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, deviceScaleFactor: DENSITY })
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  await page.goto(new URL(`${name}.svg`, SOURCES).href)
  const png = await page.locator('svg').first().screenshot()
  // Full chroma keeps the edges of large areas of one color clean, and costs little.
  const bytes = await sharp(png).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
  await writeFile(new URL(`${name}.jpg`, FOLDER), bytes)
  console.log(`${name} ${Math.round(bytes.length / 1000)} kB`)
}
await browser.close()
