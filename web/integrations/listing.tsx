/** What a system reads or writes. */
export function Listing({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="list-disc ps-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
