/** The sign of a store as a drawing program exports it: our own drawing, with the leftovers that such files have. */
export const sample = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Drawn for Oakfield, 2026 -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="240" height="160" viewBox="0 0 240.000 160.000" inkscape:version="1.3">
  <title>Oakfield</title>
  <metadata>Layer data that no browser reads</metadata>
  <g id="layer1" inkscape:label="Ground" style="fill:#f4f1e8;fill-opacity:1;stroke:none">
    <rect x="0.000" y="0.000" width="240.000" height="160.000" id="rect101" />
  </g>
  <g id="layer2" inkscape:label="Tree">
    <path id="path201" style="fill:#1e6a4b;stroke:none" d="M 120.00000,18.000000 C 150.00000,18.000000 172.00000,40.000000 172.00000,66.000000 C 172.00000,92.000000 150.00000,108.00000 120.00000,108.00000 C 90.000000,108.00000 68.000000,92.000000 68.000000,66.000000 C 68.000000,40.000000 90.000000,18.000000 120.00000,18.000000 Z" />
    <rect x="112.0000" y="84.00000" width="16.00000" height="52.00000" fill="#76580e" id="rect202" />
    <g transform="translate(0.0000,0.0000)"><circle cx="96.0000" cy="60.0000" r="7.0000" fill="#f04b08" /><circle cx="138.0000" cy="48.0000" r="7.0000" fill="#f04b08" /></g>
  </g>
  <g id="empty"></g>
  <path d="M 40.0000,136.0000 L 200.0000,136.0000" style="fill:none;stroke:#10201a;stroke-width:4.0000;stroke-linecap:round" />
</svg>
`
