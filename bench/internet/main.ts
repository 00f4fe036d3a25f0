// Runs inside a network namespace that `bench/faults/internet.ts` creates: an internet on one loopback interface, the
// product in it, and every tool that fetches what a visitor names. Prints its measurements as one line of JSON.
import { startProduct } from '../product.ts'
import { attackContent, attackOwn, attackRebinding, attackSpellings } from './attacks.ts'
import { hostileSite } from './hostile-site.ts'
import { listen } from './listeners.ts'
import { startNames } from './names.ts'
import { becomeInternet } from './network.ts'
import { measureBombs, measureDrips, measureOneHost, measureVisitorsBesideAudits } from './resources.ts'
import { type WebTool, webTools } from './tool-calls.ts'

becomeInternet()
await startNames()
const connections = await listen(hostileSite)
const product = await startProduct({
  SITE_URL: 'http://agency.example',
  TRUSTED_PROXIES: '1',
  TOOL_LIMIT: '1000000',
  LOG_LEVEL: 'silent',
})
const only = process.argv
  .find((argument) => argument.startsWith('--attacks='))
  ?.split('=')[1]
  ?.split(',')
const attacks = {
  spellings: attackSpellings,
  rebinding: attackRebinding,
  content: attackContent,
  own: attackOwn,
  bombs: measureBombs,
  drips: measureDrips,
  host: measureOneHost,
  audits: measureVisitorsBesideAudits,
}
try {
  const rig = { product, connections, tools: (await webTools()) satisfies WebTool[] }
  for (const [name, attack] of Object.entries(attacks)) {
    if (only && !only.includes(name)) continue
    for (const measure of await attack(rig)) console.log(JSON.stringify(measure))
  }
} finally {
  await product.stop()
}
process.exit()
