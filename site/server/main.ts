import { onStop } from '#platform/process/stop.ts'
import { startSite } from './start-site.ts'

const { stop } = await startSite()
process.send?.('ready')
onStop(stop)
