import { expect, test } from 'vitest'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { tool } from './tool.ts'
import { readUserAgent } from './user-agent.ts'

const read = (userAgent: string) => readUserAgent(userAgent, () => nodePorts(tool).asset('regexes.yaml'))
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each<[userAgent: string, browser: string | null, system: string | null, device: string | null]>([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53',
    'Edge 142.0.3595',
    'Windows 10',
    'desktop',
  ],
  [`${android} Chrome/142.0.7444.48 Mobile Safari/537.36`, 'Chrome Mobile 142.0.7444', 'Android 14', 'mobile'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`, 'Samsung Internet 28.0', 'Android 14', 'tablet'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Mobile Safari 18.5', 'iOS 18.5', 'mobile'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/518.0.0.52.100]`, 'Facebook 518.0.0', 'iOS 18.5', 'mobile'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/8.0/28.2794; U; en) Presto/2.8 Version/11.10', 'Opera Mini 8.0', null, null],
  ['curl/8.14.1', 'curl 8.14.1', null, null],
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0)', null, 'Tizen 6.0', 'tv'],
  ['', null, null, null],
])('%s is %s on %s', async (userAgent, browser, system, device) => {
  expect(await read(userAgent)).toEqual({ browser, system, device })
})

test('a user agent of any length is read by its beginning', async () => {
  const endless = `Mozilla/5.0 (${'; Android '.repeat(100_000)}`
  expect(await read(endless)).toEqual(await read(endless.slice(0, 1024)))
})
