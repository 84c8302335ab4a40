// Eyes, mouths and what else stands in a face, about the same origin as the hair.

const ink = '#2E2623'
const line = (d: string, colour: string = ink, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

export const eyes = {
  round: `<g fill="${ink}"><circle cx="-7.5" cy="2" r="2.3"/><circle cx="7.5" cy="2" r="2.3"/></g><g fill="#fff"><circle cx="-6.8" cy="1.2" r=".7"/><circle cx="8.2" cy="1.2" r=".7"/></g>`,
  smiling: line('M-10.5 3Q-7.5-1-4.5 3M4.5 3Q7.5-1 10.5 3', ink, 2),
  wide: `<g fill="${ink}"><circle cx="-7.5" cy="2" r="2.8"/><circle cx="7.5" cy="2" r="2.8"/></g><g fill="#fff"><circle cx="-6.6" cy="1" r=".9"/><circle cx="8.4" cy="1" r=".9"/></g>`,
} as const

export const mouths = {
  smile: line('M-6 11Q0 16.5 6 11'),
  laugh:
    '<path d="M-6.5 10.5H6.5C6 15.5 3.5 17.5 0 17.5S-6 15.5-6.5 10.5Z" fill="#8A3B3B"/><path d="M-5.5 10.5H5.5L5 12.4H-5Z" fill="#fff"/>',
  calm: line('M-4.5 12Q0 14.5 4.5 12'),
  lopsided: line('M-5 11.5Q1 15.5 6 10.5'),
} as const

/** Brows take the colour of the hair. */
export const brows =
  '<path d="M-11-4.5Q-7.5-7-4.5-5M4.5-5Q7.5-7 11-4.5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>'
export const nose = (shade: string) => line('M-1.6 7Q0 8.6 1.6 7', shade, 2)
export const cheeks =
  '<g fill="#E0604F" opacity=".2"><circle cx="-12.5" cy="9" r="3.8"/><circle cx="12.5" cy="9" r="3.8"/></g>'

const glasses = (shape: string) =>
  `<g fill="#fff" fill-opacity=".25" stroke="${ink}" stroke-width="1.5">${shape}<path d="M-2 2Q0 .6 2 2M-13.5 1-19.5 0M13.5 1 19.5 0" fill="none"/></g>`

/** What lies on the face, beneath the hair. */
export const marks = {
  none: '',
  glasses: '',
  roundGlasses: '',
  bow: '',
  scarf: '',
  freckles:
    '<g fill="#B5673C" opacity=".55"><circle cx="-12" cy="7" r=".8"/><circle cx="-9.5" cy="8.6" r=".8"/><circle cx="-14" cy="9.4" r=".8"/><circle cx="12" cy="7" r=".8"/><circle cx="9.5" cy="8.6" r=".8"/><circle cx="14" cy="9.4" r=".8"/></g>',
  beard:
    '<path d="M-20 2C-19.5 15-11 25 0 25S19.5 15 20 2C17 7 14 8.5 9 8.5 5 8.5 4 9.5 0 9.500S-5 8.5-9 8.500C-14 8.5-17 7-20 2Z" fill="currentColor"/>',
  moustache:
    '<path d="M-8 11.500C-6 8.2-2 8.2 0 9.6 2 8.2 6 8.2 8 11.5 4 12.6 2 11.6 0 11 -2 11.6-4 12.6-8 11.500Z" fill="currentColor"/>',
} as const

/** What is worn over the hair. */
export const worn = {
  none: () => '',
  freckles: () => '',
  beard: () => '',
  moustache: () => '',
  glasses: () =>
    glasses(
      '<rect x="-13.5" y="-2.5" width="11.5" height="9" rx="3"/><rect x="2" y="-2.5" width="11.5" height="9" rx="3"/>',
    ),
  roundGlasses: () => glasses('<circle cx="-7.7" cy="2" r="5.7"/><circle cx="7.7" cy="2" r="5.7"/>'),
  bow: (cloth: string) =>
    `<path d="M12-20 3-26V-13ZM12-20 21-26V-13Z" fill="${cloth}"/><circle cx="12" cy="-19.7" r="2.6" fill="#fff" fill-opacity=".85"/>`,
  scarf: (cloth: string) =>
    `<path fill-rule="evenodd" d="M0-27C17-27 26-15 26 2 26 20 20 30 0 30S-26 20-26 2C-26-15-17-27 0-27ZM0-18C-11-18-17-9-17 3-17 14-10 21 0 21S17 14 17 3C17-9 11-18 0-18Z" fill="${cloth}"/><path d="M-25 10C-18 24 0 27 20 21 16 31 10 40 2 48H-22C-30 36-29 22-25 10Z" fill="${cloth}"/><path d="M-24 12C-16 24 0 27 19 21.5" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.5"/>`,
} as const
