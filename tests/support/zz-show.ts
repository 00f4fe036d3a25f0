import { run } from '/work/main/tests/support/tool-ports.ts'
const { tool } = await import(`/work/main/tools/${process.argv[2]}/tool.ts`)
const e = await run(tool, tool.samples[Number(process.argv[3] ?? 0)].input)
console.log(e.status, e.summary, e.durationMs)
for (const f of e.findings) console.log(f.severity, f.id, f.title, '|', f.fix, f.place?.line, f.place?.column)
for (const b of e.report) if (b.kind==='table') { console.log('#', b.title); for (const r of b.rows.slice(0,14)) console.log('  ', r.map((c:any)=>c?.text??c).join(' | ')) } else if(b.kind==='metric') console.log(b.metrics.map(m=>m.label+': '+m.value+' '+(m.unit??'')).join(', ')); else if (b.kind==='code'&&process.argv[4]) console.log(b.code)
