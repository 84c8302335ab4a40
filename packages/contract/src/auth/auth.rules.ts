// Sign-in rules shared by server and web.

/** The family's sign-in errors, and Daybook's own (2100 to 2103). */
export const refusals = {
  wrongCredentials: { error_code: 2001, error_description: '用户名或密码错误' },
  noSuchTenant: { error_code: 2002, error_description: '租户不存在' },
  tooManyFailures: { error_code: 2003, error_description: '登录错误次数过多，请稍后再试' },
  badRefreshToken: { error_code: 2010, error_description: '刷新令牌无效' },
  captchaNeeded: { error_code: 2100, error_description: '请输入验证码' },
  captchaWrong: { error_code: 2101, error_description: '验证码错误' },
  secondStepNeeded: {
    error_code: 2102,
    error_description: '此账号需要两步验证，请在浏览器中打开 Daybook 登录',
  },
  passwordEnded: { error_code: 2103, error_description: '此密码已失效，请向园长索取新密码' },
  clientRefused: { error_code: 3001, error_description: '客户端认证失败' },
  unsupportedGrant: { error_code: 4000, error_description: '不支持的授权类型' },
} as const

/** The number of characters in a captcha. SpringBlade's web client lets no other number through. */
export const captchaLength = 5
/** The number of failures of an account on a device or network, within the window, that locks the account there. The
 *  lock lasts as long as the window. */
export const lockFrom = 5
export const lockMinutes = 30
/** The number of failures of a network within the window, over all accounts, after which it is limited to one attempt
 *  per `slowSeconds`. It is never locked, because a whole centre may share one network. */
export const slowFrom = 30
export const slowSeconds = 10

/** The length of a sign-in code. It is sent without a user name, so it must be hard to guess. */
export const signInCodeLength = 8

/** Longer than the three days after which the client refreshes its token (specification, section 9). */
export const accessTokenSeconds = 7 * 86_400
export const refreshTokenSeconds = 30 * 86_400
