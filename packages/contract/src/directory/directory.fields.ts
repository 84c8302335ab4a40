import { choice, fields, text, yesNo } from '../kernel/fields.ts'
import { directoryMatches } from './directory.rules.ts'

/** What a manager says of the centre's own directory. */
export const directoryFields = fields({
  issuer: text(300, { required: true }),
  clientId: text(200, { required: true }),
  /** Empty keeps the one before. */
  clientSecret: text(300),
  match: choice(directoryMatches, { required: true }),
  trustsSecondStep: yesNo(),
})
