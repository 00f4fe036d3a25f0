/** Logos as drawing programs write them, with everything that is typical of each. */
export const exportedLogos: Record<string, string> = {
  'Illustrator, with styles': `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.1.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 240 80" style="enable-background:new 0 0 240 80;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill:url(#SVGID_3_);}
	.st1,.st2{fill:#1D4ED8;}
	.st2{fill-rule:evenodd;clip-rule:evenodd;stroke:#0B1F4B;stroke-width:1.5;stroke-miterlimit:10;stroke-dasharray:6,3;}
	.st3{opacity:0.6;enable-background:new    ;}
	.st4{fill:none;}
</style>
<pattern  width="20" height="20" patternUnits="userSpaceOnUse" id="Dots" viewBox="0 -20 20 20" style="overflow:visible;">
	<g><polygon class="st4" points="0,-20 20,-20 20,0 0,0 "/><circle cx="10" cy="-10" r="4" class="st1"/></g>
</pattern>
<g>
	<defs><rect id="SVGID_1_" x="4" y="4" width="72" height="72"/></defs>
	<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
	<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="4" y1="40" x2="76" y2="40" gradientTransform="matrix(1 0 0 -1 0 80)">
		<stop  offset="0" style="stop-color:#FFD500"/><stop  offset="1" style="stop-color:#F04B08;stop-opacity:0.8"/>
	</linearGradient>
	<path class="st0" d="M40,4c19.9,0,36,16.1,36,36S59.9,76,40,76S4,59.9,4,40S20.100,4,40,4z"/>
	<g class="st3"><path class="st2" d="M100 20h40v40h-40z M110 30h20v20h-20z"/></g>
	<rect x="160" y="16" width="64" height="48" style="fill:url(#Dots);"/>
</g>
</svg>`,
  'Illustrator, exported for screens': `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_2" data-name="Layer 2" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40">
  <defs>
    <style>
      .cls-1, .cls-2 { stroke-width: 0px; }
      .cls-1 { fill: url(#linear-gradient); }
      .cls-2 { fill: #10201a; mix-blend-mode: multiply; }
      .cls-3 { isolation: isolate; }
    </style>
    <linearGradient id="linear-gradient" x1="0" y1="20" x2="60" y2="20" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#185c41"/><stop offset="1" stop-color="#e3be68"/>
    </linearGradient>
  </defs>
  <g class="cls-3"><g id="Layer_1-2" data-name="Layer 1">
    <rect class="cls-1" x="2" y="2" width="56" height="36" rx="8"/><circle class="cls-2" cx="60" cy="20" r="16"/>
  </g></g>
</svg>`,
  'Figma, with shadows and an image': `<svg width="160" height="80" viewBox="0 0 160 80" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_12_34)">
<g filter="url(#filter0_dii_12_34)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M16 12C16 9.79086 17.7909 8 20 8H60C62.2091 8 64 9.79086 64 12V60C64 62.2091 62.2091 64 60 64H20C17.7909 64 16 62.2091 16 60V12Z" fill="url(#paint0_linear_12_34)"/>
</g>
<mask id="mask0_12_34" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="80" y="8" width="56" height="56">
<circle cx="108" cy="36" r="28" fill="#D9D9D9"/>
</mask>
<g mask="url(#mask0_12_34)"><rect x="80" y="8" width="56" height="30" fill="#F04B08" style="fill:#F04B08;fill:color(display-p3 0.9412 0.2941 0.0314);fill-opacity:1;"/></g>
<rect x="140" y="8" width="16" height="16" fill="url(#pattern0_12_34)"/>
</g>
<defs>
<filter id="filter0_dii_12_34" x="8" y="4" width="64" height="72" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feComposite in2="hardAlpha" operator="out"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_12_34"/>
<feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_12_34" result="shape"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feMorphology radius="1" operator="erode" in="SourceAlpha" result="effect2_innerShadow_12_34"/>
<feOffset dx="2" dy="2"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="arithmetic" k2="-1" k3="1"/>
<feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0.4 0"/>
<feBlend mode="normal" in2="shape" result="effect2_innerShadow_12_34"/>
</filter>
<pattern id="pattern0_12_34" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_12_34" transform="scale(0.5)"/></pattern>
<linearGradient id="paint0_linear_12_34" x1="40" y1="8" x2="40" y2="64" gradientUnits="userSpaceOnUse"><stop stop-color="#1D4ED8"/><stop offset="1" stop-color="#1D4ED8" stop-opacity="0.2"/></linearGradient>
<clipPath id="clip0_12_34"><rect width="160" height="80" fill="white"/></clipPath>
<image id="image0_12_34" width="2" height="2" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP44M0hEePIIBHj+MGbAwAdHAPxjGlPPgAAAABJRU5ErkJggg=="/>
</defs>
</svg>`,
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="60mm" height="30mm" viewBox="0 0 60 30" version="1.1" id="svg5" inkscape:version="1.3.2" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="4"><inkscape:grid type="xygrid" id="grid9"/></sodipodi:namedview>
  <defs id="defs2">
    <marker style="overflow:visible" id="TriangleStart" refX="0" refY="0" orient="auto-start-reverse" markerWidth="5.3" markerHeight="6.1" viewBox="0 0 5.3 6.1" preserveAspectRatio="xMidYMid">
      <path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd;stroke:none" d="M 5.77,0 -2.88,5 V -5 Z" id="path135"/>
    </marker>
    <linearGradient id="linearGradient842" inkscape:collect="always"><stop style="stop-color:#0055d4;stop-opacity:1" offset="0" id="stop838"/><stop style="stop-color:#0055d4;stop-opacity:0" offset="1" id="stop840"/></linearGradient>
    <radialGradient inkscape:collect="always" xlink:href="#linearGradient842" id="radialGradient844" cx="15" cy="15" fx="15" fy="15" r="10" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,0.9,0,1.5)"/>
    <filter inkscape:collect="always" style="color-interpolation-filters:sRGB" id="filter901" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur inkscape:collect="always" stdDeviation="0.6" id="feGaussianBlur903"/></filter>
    <symbol id="leaf" viewBox="0 0 10 10"><title id="t1">Leaf</title><path d="M1 9C1 4 4 1 9 1 9 6 6 9 1 9Z" style="fill:#447821"/></symbol>
  </defs>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-0.5,0.25)">
    <circle style="fill:url(#radialGradient844);fill-opacity:1;stroke:#000000;stroke-width:0.3;stroke-linecap:round;-inkscape-stroke:none;paint-order:stroke fill markers" id="path846" cx="15" cy="15" r="10"/>
    <ellipse style="fill:#ffcc00;filter:url(#filter901)" id="e1" cx="40" cy="10" rx="6" ry="4" sodipodi:type="arc"/>
    <path style="fill:none;stroke:#d40000;stroke-width:0.6;marker-end:url(#TriangleStart);stroke-dasharray:2.4, 1.2;stroke-dashoffset:0" d="m 30,20 c 4,-4 8,4 12,0 h 6" id="path1"/>
    <use xlink:href="#leaf" x="48" y="18" width="10" height="10" id="use1"/>
    <text xml:space="preserve" style="font-size:5px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal'" x="30" y="28" id="text1"><tspan sodipodi:role="line" id="tspan1" x="30" y="28">oak &amp; elm</tspan></text>
  </g>
</svg>`,
  Sketch: `<?xml version="1.0" encoding="UTF-8"?>
<svg width="88px" height="44px" viewBox="0 0 88 44" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <!-- Generator: Sketch 60 (88103) - https://sketch.com -->
    <title>logo/primary</title>
    <desc>Created with Sketch.</desc>
    <defs>
        <linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="linearGradient-1"><stop stop-color="#FFD500" offset="0%"></stop><stop stop-color="#B2583A" offset="100%"></stop></linearGradient>
        <path d="M4,4 L40,4 L40,40 L4,40 Z" id="path-2"></path>
        <filter x="-9.1%" y="-6.8%" width="118.2%" height="118.2%" filterUnits="objectBoundingBox" id="filter-3"><feOffset dx="0" dy="1" in="SourceAlpha" result="shadowOffsetOuter1"></feOffset><feGaussianBlur stdDeviation="1" in="shadowOffsetOuter1" result="shadowBlurOuter1"></feGaussianBlur><feColorMatrix values="0 0 0 0 0   0 0 0 0 0   0 0 0 0 0  0 0 0 0.5 0" type="matrix" in="shadowBlurOuter1"></feColorMatrix></filter>
    </defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd">
        <g id="Logo" transform="translate(0.000000, 0.500000)">
            <mask id="mask-4" fill="white"><use xlink:href="#path-2"></use></mask>
            <g id="Mask"><use fill="black" fill-opacity="1" filter="url(#filter-3)" xlink:href="#path-2"></use><use fill="url(#linearGradient-1)" fill-rule="evenodd" xlink:href="#path-2"></use></g>
            <polygon id="Star" fill="#1B4836" mask="url(#mask-4)" points="22 -4 32 30 -2 12 46 12 12 30"></polygon>
            <a xlink:href="https://agency.example/"><ellipse fill="#10201A" cx="64" cy="22" rx="18" ry="12"></ellipse></a>
        </g>
    </g>
</svg>`,
  'an icon that follows the color scheme': `<svg viewBox="0 0 32 32" xmlns="http://www.w3.org/2000/svg"><style>path{fill:#111}g > .hot{fill:#f04b08}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M3 22h12v3H3z"/><g><path class="hot" d="M14.500 22 25 11.500l2 2L16 24a4 4 0 01-1.500-2z"/></g></svg>`,
}
