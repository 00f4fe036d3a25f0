import { reportReady } from '#platform/process/ready.ts'
import { onStop } from '#platform/process/stop.ts'
import { startSite } from './start-site.ts'

const { stop } = await startSite()
reportReady()
onStop(stop)
