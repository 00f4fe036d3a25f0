// Runs the job of one audit in a process that a test may kill: AUDIT_ID=12 node report-changes.ts
import { stopCms } from '#cms/database/client.ts'
import { reportChanges } from '#worker/report-changes.ts'

await reportChanges({ id: Number(process.env.AUDIT_ID) })
await stopCms()
process.exit(0)
