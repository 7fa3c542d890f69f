/** The form that was posted; whatever else was posted is the caller's mistake, not ours. */
export async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new Response(null, { status: 415, statusText: 'Unsupported Media Type' })
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
}

/** One field as text, never longer than anything a form of ours holds. */
export const textOf = (form: FormData, name: string, most = 1000) => String(form.get(name) ?? '').slice(0, most)
