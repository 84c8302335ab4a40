// What the photos of the demo's reports show, drawn: nobody's photograph belongs into a demonstration.

const width = 1200
const height = 900

const indoors =
  '<rect width="1200" height="900" fill="#EFE6D8"/><rect y="640" width="1200" height="260" fill="#C9A97C"/>'
const outdoors =
  '<rect width="1200" height="900" fill="#CFE6F2"/><rect y="520" width="1200" height="380" fill="#8DB36B"/><circle cx="1020" cy="150" r="70" fill="#FBE39A"/>'
const bark = `${outdoors}<ellipse cx="600" cy="760" rx="560" ry="150" fill="#9A6B42"/>`
const arrow = '<path d="M440 360l120 120m0-70v70h-70" fill="none" stroke="#B4181D" stroke-width="18"/>'

const drawings = {
  shelf: `${indoors}<g fill="#A97C4C"><rect x="240" y="300" width="720" height="36"/><rect x="240" y="480" width="720" height="36"/><rect x="240" y="300" width="36" height="380"/><rect x="924" y="300" width="36" height="380"/></g><g><rect x="320" y="400" width="60" height="80" fill="#1D64D8"/><rect x="400" y="370" width="50" height="110" fill="#B23A0E"/><circle cx="760" cy="440" r="40" fill="#17703A"/></g>${arrow}`,
  beam: `${bark}<rect x="180" y="600" width="840" height="44" rx="12" fill="#7A5230"/><rect x="260" y="640" width="40" height="90" fill="#6A4526"/><rect x="900" y="640" width="40" height="90" fill="#6A4526"/>`,
  deck: `${outdoors}<g fill="#B48A5A"><rect y="600" width="1200" height="60"/><rect y="680" width="1200" height="60"/><rect y="760" width="1200" height="60"/></g><ellipse cx="520" cy="712" rx="180" ry="34" fill="#CFE6F2" opacity=".8"/><rect x="820" y="430" width="260" height="170" rx="16" fill="#0C6A85"/>`,
  footpath: `${outdoors}<path d="M480 520h240l260 380H220Z" fill="#B9B6AE"/><path d="M430 700l340 12" stroke="#5C5850" stroke-width="14"/>${arrow}`,
  plaster:
    '<rect width="1200" height="900" fill="#E8F6F4"/><path d="M300 0h600v900H300Z" fill="#D9A273"/><ellipse cx="600" cy="450" rx="250" ry="210" fill="#CF9463"/><g transform="rotate(-18 600 450)"><rect x="440" y="400" width="320" height="100" rx="50" fill="#F3D3A8"/><rect x="545" y="400" width="110" height="100" fill="#E8BF8B"/></g>',
  bridge: `${outdoors}<g fill="#9A6B42"><rect x="120" y="560" width="960" height="46"/><rect x="120" y="630" width="420" height="46"/><rect x="600" y="640" width="480" height="46" transform="rotate(7 600 640)"/></g><path d="M610 600v-60" stroke="#475569" stroke-width="12"/><circle cx="610" cy="536" r="14" fill="#475569"/>${arrow}`,
  tap: `${indoors}<path d="M520 180h90v150h170v90H520Z" fill="#8A96A3"/><rect x="500" y="140" width="130" height="44" rx="20" fill="#66727E"/><path d="M740 440q40 60 0 90q-40-30 0-90" fill="#1D64D8"/><ellipse cx="740" cy="720" rx="200" ry="50" fill="#F4F4F2"/>`,
  gate: `${outdoors}<g fill="none" stroke="#3B2F1E" stroke-width="26"><path d="M220 300v460M980 300v460M220 340l620 60M220 700l620 60M840 400v360M430 362v358M640 382v358"/></g><circle cx="900" cy="560" r="22" fill="#B4181D"/>`,
  lamp: `${indoors}<path d="M600 0v180" stroke="#475569" stroke-width="12"/><path d="M440 320q160-280 320 0Z" fill="#475569"/><path d="M500 330h200l120 300H380Z" fill="#FBE39A" opacity=".7"/>`,
  mudKitchen: `${outdoors}<rect x="240" y="480" width="720" height="50" fill="#7A5230"/><g fill="#6A4526"><rect x="280" y="530" width="40" height="230"/><rect x="880" y="530" width="40" height="230"/></g><path d="M400 380h180l-24 100H424Z" fill="#8A96A3"/><ellipse cx="490" cy="382" rx="90" ry="20" fill="#5A3A1E"/><path d="M560 390l130-110" stroke="#A97C4C" stroke-width="18"/><circle cx="760" cy="450" r="30" fill="#5A3A1E"/><circle cx="830" cy="455" r="24" fill="#5A3A1E"/>`,
  blocks: `${indoors}<g><rect x="380" y="560" width="150" height="110" fill="#1D64D8"/><rect x="530" y="560" width="150" height="110" fill="#B23A0E"/><rect x="680" y="560" width="150" height="110" fill="#17703A"/><rect x="455" y="450" width="150" height="110" fill="#FBE39A"/><rect x="605" y="450" width="150" height="110" fill="#6D28C9"/><path d="M530 450l75-130 75 130Z" fill="#B01660"/></g>`,
  garden: `${outdoors}<rect x="160" y="600" width="880" height="180" fill="#6A4526"/><g stroke="#17703A" stroke-width="14"><path d="M280 620v-120M460 620v-150M640 620v-130M820 620v-160M980 620v-110"/></g><g fill="#4E9A4B"><circle cx="280" cy="490" r="40"/><circle cx="460" cy="460" r="46"/><circle cx="640" cy="480" r="42"/></g><g fill="#FBE39A"><circle cx="820" cy="450" r="52"/><circle cx="980" cy="500" r="44"/></g>`,
  painting: `${indoors}<path d="M380 780l120-560h200l120 560" fill="none" stroke="#A97C4C" stroke-width="26"/><rect x="390" y="220" width="420" height="340" fill="#FFFFFF"/><circle cx="520" cy="340" r="62" fill="#FBE39A"/><path d="M400 520q110-150 200-20t200-50v110H400Z" fill="#1D64D8"/><path d="M620 300q60-60 120 0" fill="none" stroke="#B01660" stroke-width="20"/>`,
  beetle: `${outdoors}<path d="M180 700q400-260 840 0Z" fill="#4E9A4B"/><ellipse cx="600" cy="560" rx="120" ry="80" fill="#3B2F1E"/><path d="M600 482v156" stroke="#8A96A3" stroke-width="6"/><circle cx="735" cy="560" r="40" fill="#3B2F1E"/><g stroke="#3B2F1E" stroke-width="10"><path d="M540 630l-40 70M600 640v80M660 630l40 70M770 540l60-40M770 580l60 40"/></g>`,
} as const

export type Scene = keyof typeof drawings

export const scenes = Object.keys(drawings) as Scene[]

export const drawScene = (scene: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawings[scene]}</svg>`
