// What we use of the library, which has no types of its own.
declare module 'qrcode' {
  export function toDataURL(
    text: string,
    options: { errorCorrectionLevel: 'M'; margin: number; width: number },
  ): Promise<string>
}
