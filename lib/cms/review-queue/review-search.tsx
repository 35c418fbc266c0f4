import { useTexts } from './use-texts';
import './review-search.css';

/** A GET form: it works before hydration, and its result has a URL. */
export function ReviewSearch({ search }: { search: string }) {
  const { text } = useTexts();
  return (
    <search>
      <form className="review-search">
        <input type="search" name="search" defaultValue={search} aria-label={text.search} placeholder={text.search} />
        <button type="submit">{text.find}</button>
        {search && <a href="/admin/desk">{text.showAll}</a>}
      </form>
    </search>
  );
}
