/** What a spreadsheet takes for a formula begins like this. A pattern that goes on to the end of the text would miss those
 *  of several lines, as the one of Papa Parse does. */
export const formulaStart = /^[=+\-@\t\r]/
