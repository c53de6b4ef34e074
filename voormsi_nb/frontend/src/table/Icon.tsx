// Line icons of the table. The button around one carries the name.
const PATHS = {
  undo: "M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-2.5",
  redo: "M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h2.5",
  film: "M3.5 5.5h17v13h-17ZM7.5 5.5v13M16.5 5.5v13M7.5 12h9M3.5 9.8h4M3.5 14.2h4M16.5 9.8h4M16.5 14.2h4",
  help: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM9.4 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.3 1-1.3 2M12 16.6v.2",
  menu: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  hint: "M9.5 17.5c0-2-3-3.6-3-7a5.5 5.5 0 0 1 11 0c0 3.4-3 5-3 7ZM10 20.8h4",
  skip: "M5 6l7 6-7 6ZM13 6l6 6-6 6Z",
  full: "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
  check: "M5.5 12.5 10 17 18.5 7.5",
  cross: "M7 7l10 10M17 7 7 17",
  barred: "M12 19.5a7.5 7.5 0 1 1 0-15 7.5 7.5 0 0 1 0 15ZM6.8 6.8l10.4 10.4",
  play: "M7 5.5 17.5 12 7 18.5Z",
  back: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  copy: "M9 8.5h9.5v11H9ZM5.5 15.5v-11H15",
} as const;

export type IconName = keyof typeof PATHS | "flag";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`vn-ic vn-ic-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {name === "flag" ? (
        <>
          <path d="M6 3.5v17" />
          <path class="vn-ic-fill" d="M6 4.5h13l-3 4.2 3 4.3H6Z" />
        </>
      ) : (
        <path d={PATHS[name]} />
      )}
    </svg>
  );
}
