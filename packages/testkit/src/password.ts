/** The password of everyone in a test world, and its hash with the lowest cost. */
export const testPassword = 'kowhai-2026'
export const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$b25seS1mb3ItdGVzdGluZw$wmJCvdAwMrW7WKEfJPaslODxHFyOWIpLRNt51slDtM0'
