/** The dictionary of a centre's kinds of certificates. */
export const credentialKinds = 'certificate_kind'
