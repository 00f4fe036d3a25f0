/** Tests, and what only they and the benches use. */
const PROOF = '\\.test\\.tsx?$|^tools/[^/]+/(bench\\.ts|oracle\\.ts|oracle/)'

/** Who may import whom. The folders are explained in docs/architecture.md. */
const only = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '\\.astro$' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|astro:|\\.astro)' },
    },
    only(
      'engine-is-free',
      '^engine/',
      '^(audit|moving|platform|runs|site|cms|admin|worker|tools|providers|content|emails)/',
      'The engine imports nothing of ours.',
    ),
    only(
      'moving-knows-the-engine-only',
      '^moving/',
      '^(platform|runs|site|cms|admin|worker|tools|providers|content|emails|cli)/',
      'What reads and writes exports knows nothing of where the content goes.',
    ),
    only(
      'audit-knows-engine-and-tools-only',
      '^audit/',
      '^(moving|platform|runs|site|cms|admin|worker|providers|content|emails|cli)/',
      'An audit is judged from what was gathered, by the rules of the tools and its own.',
    ),
    only(
      'platform-knows-the-engine-only',
      '^platform/',
      '^(runs|site|cms|admin|worker|tools|providers|content|emails|cli)/',
      'What a process needs knows nothing of what it runs.',
    ),
    only(
      'runs-know-no-page',
      '^runs/',
      '^(site|admin|worker|cli|content|emails)/',
      'A run knows nothing of who started it.',
    ),
    only(
      'emails-know-the-engine-only',
      '^emails/',
      '^(runs|site|cms|admin|worker|tools|providers|content|cli)/',
      'A template gets everything it says as arguments.',
    ),
    {
      name: 'outbox-writes-emails',
      severity: 'error',
      comment: 'Emails are rendered into the outbox by the CMS and the worker.',
      from: { path: '^(platform|runs|site|admin|tools|providers|content|cli)/' },
      to: { path: '^emails/' },
    },
    {
      name: 'worker-delivers',
      severity: 'error',
      comment: 'A request never waits for a mail server, a CRM, or a search engine: it leaves a job.',
      from: { pathNot: '^(worker|providers|tests|bench|scripts/doctor)/' },
      to: { path: '^providers/(email|webhook|indexnow)/' },
    },
    {
      name: 'providers-stay-apart',
      severity: 'error',
      comment: 'What two providers share is in providers/http, in providers/data-providers, or next to their folders.',
      from: {
        path: '^providers/(?!http/|tool-ports/)([^/]+)/',
        pathNot: '\\.test\\.ts$|^providers/data-providers/all-providers\\.ts$',
      },
      to: { path: '^providers/[^/]+/', pathNot: '^providers/(http|data-providers|$1)/' },
    },
    only(
      'cms-knows-no-page',
      '^cms/',
      '^(runs|site|admin|worker|tools|providers|cli)/',
      'The data model knows nothing of who shows it.',
    ),
    {
      name: 'admin-only-cms',
      severity: 'error',
      comment: 'The back office shows the CMS and nothing else. The CMS names the tools it has rows of.',
      from: { path: '^admin/' },
      to: { path: '^(runs|site|worker|tools|providers|content)/', pathNot: '^content/tools\\.ts$' },
    },
    {
      name: 'tools-are-pure',
      severity: 'error',
      comment: 'A tool is judgement: what it needs of the world is handed to it.',
      from: { path: '^tools/', pathNot: PROOF },
      to: { path: '^(platform|runs|site|cms|admin|worker|providers|content|cli)/' },
    },
    {
      name: 'tools-stay-apart',
      severity: 'error',
      comment: 'What two tools share moves down to the engine.',
      from: { path: '^tools/([^/]+)/', pathNot: PROOF },
      to: { path: '^tools/', pathNot: '^tools/$1/' },
    },
    {
      name: 'tools-see-no-machine',
      severity: 'error',
      comment: 'The same code runs in a browser: no files, no sockets, no React but in its view.',
      from: {
        path: '^(tools|engine/(tool|text|images|html|robots|social|structured-data))/',
        pathNot: `${PROOF}|view\\.tsx$`,
      },
      to: { dependencyTypes: ['core'] },
    },
    only(
      'providers-know-no-page',
      '^providers/',
      '^(runs|site|cms|admin|worker|tools|content|cli)/',
      'Who touches the network knows nothing of who asks.',
    ),
    {
      name: 'resumes-are-checked-in-one-place',
      severity: 'error',
      comment: 'What is inside a résumé is read in platform/resume only, through the functions of these files.',
      from: { pathNot: '^(platform/resume|tests)/' },
      to: { path: '^platform/resume/', pathNot: '^platform/resume/(check-resume|text|rules|stored-name)\\.ts$' },
    },
    {
      name: 'changes-are-followed-in-one-place',
      severity: 'error',
      comment: 'A collection neither announces its changes nor keeps its paths: cms/hooks/follow-content.ts does.',
      from: {
        path: '^(cms|admin|worker|site)/',
        pathNot:
          '^cms/(hooks/(follow-content|keep-path)|images/encode-stored-images|data-providers/store|moving/load-content)\\.ts$',
      },
      to: { path: '^cms/hooks/(announce|keep-path)\\.ts$' },
    },
    {
      name: 'development-stays-out',
      severity: 'error',
      comment: 'What npm run dev adds is no part of the product.',
      from: { pathNot: '^development/' },
      to: { path: '^development/' },
    },
    {
      name: 'content-is-data',
      severity: 'error',
      comment: 'Content is data. What tools say of themselves is, too.',
      from: { path: '^content/' },
      to: { path: '^(site|cms|admin|worker|tools|providers)/', pathNot: '^tools/list\\.ts$' },
    },
    {
      name: 'tool-list-loads-no-tool',
      severity: 'error',
      comment: 'A list of tools answers for one without loading the definitions of all.',
      from: { path: '^(tools/(list|[^/]+/about)|content/tools|site/documents/listed-tools)\\.ts$' },
      to: { path: '^tools/[^/]+/', pathNot: '^tools/[^/]+/about\\.ts$', reachable: true },
    },
    {
      name: 'tools-load-on-demand',
      severity: 'error',
      comment:
        'One tool is loaded by its slug: runs/catalog.ts, cli/catalog.ts. What others need of it is in the engine.',
      from: { path: '^(runs|site|cli|cms|admin|worker|providers|content)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tools/', pathNot: '^tools/list\\.ts$' },
    },
    {
      name: 'proofs-stay-out-of-the-product',
      severity: 'error',
      comment: 'Tests, benches, and oracles of tools are no part of the product.',
      from: { path: '^(engine|platform|runs|cms|site|admin|worker|tools|providers|cli|content)/', pathNot: PROOF },
      to: { path: ['^tests/', '^bench/', '^tools/[^/]+/(bench\\.ts|oracle\\.ts|oracle/)'] },
    },
    only('worker-knows-no-page', '^worker/', '^(site|admin)/', 'Jobs do not render pages.'),
    only(
      'ui-has-no-business',
      '^site/(ui|state)/',
      '^(site/(features|pages|server|layouts|calls|tool-calls|failures)|cms|worker|content)/',
      'The design system knows no business words.',
    ),
    {
      name: 'features-stay-apart',
      severity: 'error',
      comment: 'What two features share moves down.',
      // The style guide shows the cards of all of them.
      from: { path: '^site/features/([^/]+)/', pathNot: '^site/features/styleguide/' },
      to: { path: '^site/features/', pathNot: '^site/features/$1/' },
    },
    only(
      'server-knows-no-feature',
      '^site/server/',
      '^site/(features|pages|structured-data|social-images)/',
      'The server answers requests, whatever the pages show.',
    ),
    only(
      'features-know-no-server',
      '^site/(features|layouts|documents|structured-data|social-images|calls|tool-calls|failures)/',
      '^site/server/',
      'Pages and calls do not know what stands in front of them.',
    ),
    {
      name: 'layouts-run-no-queries',
      severity: 'error',
      comment: 'A page runs its queries and hands the layout what it shows.',
      from: { path: '^site/layouts/' },
      to: { path: '^(cms|content)/|^site/.*/queries\\.ts$|^site/structured-data/queries\\.ts$' },
    },
    {
      name: 'forms-alone-have-transactions',
      severity: 'error',
      comment: 'A call has no transaction; formEndpoint opens one for the command of a form.',
      from: { path: '^site/calls/', pathNot: '^site/calls/(form-guard|endpoint|request-context|call)\\.ts$' },
      to: { path: '^cms/database/client\\.ts$' },
    },
    only(
      'calls-know-no-feature',
      '^site/(calls|tool-calls|failures)/',
      '^site/(features|layouts)/',
      'What every call and every form goes through knows none of them.',
    ),
    only(
      'nothing-imports-pages',
      '^(engine|platform|runs|emails|cms|site|admin|worker|content|tools|providers)/',
      '^site/pages/',
      'Pages are where imports end.',
    ),
    {
      name: 'browser-stays-in-the-browser',
      severity: 'error',
      comment: 'What runs in the browser never reaches the database, even indirectly.',
      from: { path: '\\.(client|island|worker)\\.tsx?$' },
      to: { path: '^(cms|providers|worker|site/(server|calls))/', reachable: true },
    },
    {
      name: 'content-through-the-client',
      severity: 'error',
      comment: 'Content is read through cms/database/client.ts only.',
      from: { path: '^(site|worker)/' },
      to: { path: '^cms/', pathNot: '^cms/(database/client|reads|payload-types)\\.ts$' },
    },
    {
      name: 'one-way-out',
      severity: 'error',
      comment:
        'What our server sends goes through providers. biome.json forbids fetch, undici, and nodemailer elsewhere, too.',
      // The back office and the site only listen; addresses are only parsed; types send nothing.
      from: {
        path: '^(engine|platform|runs|emails|cms|site|admin|worker|cli|content|tools)/',
        pathNot: `${PROOF}|^admin/server\\.ts$|^site/server/http-server\\.ts$|^platform/http/ip-address\\.ts$`,
      },
      to: {
        path: '^(node:)?(http|https|http2|net|tls|dns|dgram)(/|$)|(^|/)node_modules/undici/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'http-in-one-provider',
      severity: 'error',
      comment:
        'Only providers/http checks where a request goes. Name servers, TLS handshakes, and mail have their own.',
      from: { path: '^providers/(?!http/)', pathNot: PROOF },
      to: {
        path: '^(node:)?(http|https|http2)(/|$)|(^|/)node_modules/undici/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'sockets-in-their-providers',
      severity: 'error',
      comment: 'A raw socket belongs to the provider of its protocol, which checks every IP address it connects to.',
      from: { path: '^providers/(?!(http|tls|dns|rdap|email|chromium)/)', pathNot: PROOF },
      to: { path: '^(node:)?(net|tls|dns|dgram)(/|$)', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'next-stays-in-admin',
      severity: 'error',
      from: { pathNot: '^admin/' },
      to: { path: 'node_modules/(next|@payloadcms/next)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.next|\\.astro)/|next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.astro', '.css'],
    },
  },
}
