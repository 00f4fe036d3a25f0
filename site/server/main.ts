import { environment } from '#platform/environment/environment.ts'
import { reportErrors } from '#platform/error-reports/report-errors.ts'
import { logAs } from '#platform/process/log.ts'
import { reportReady } from '#platform/process/ready.ts'
import { onStop } from '#platform/process/stop.ts'
import { startSite } from './start-site.ts'

logAs('site', environment)
reportErrors(environment)
const { stop } = await startSite()
reportReady()
onStop(stop)
