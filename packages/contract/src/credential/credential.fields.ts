import { date, dictionary, fields, files, text } from '../kernel/fields.ts'
import { credentialKinds } from './credential.rules.ts'

/** What a certificate of a member of staff holds. Front and back are pictures or scans. */
export const credentialFields = fields({
  kind: dictionary(credentialKinds, { required: true }),
  number: text(60),
  issuedOn: date({ required: true, notAfterToday: true }),
  /** The last day on which it is valid. */
  expiresOn: date({ required: true }),
  front: files({ most: 1, accept: 'any' }),
  back: files({ most: 1, accept: 'any' }),
})
