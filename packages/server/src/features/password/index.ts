export { hashNewPassword, setNewPassword } from './password.check.ts'
