// Patterns that single features need without all the other validators (validators.ts).

/** Specification, section 5: 6 to 20 letters, digits and these symbols. */
export const passwordPattern = /^[A-Za-z0-9@!#$%^&*.~,]{6,20}$/
export const passwordCharacter = /^[A-Za-z0-9@!#$%^&*.~,]$/

/** A form is helped by this. Only a mail that arrives is a proof. */
export const emailPattern =
  /^(?=.{3,254}$)[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]{1,180}\.[^\s@.<>()[\],;:"\\]{2,}$/
