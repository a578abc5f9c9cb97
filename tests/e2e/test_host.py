"""Nothing from elsewhere: no request leaves the host, and no foreign script runs."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.visits import Visitor, until, visitor

NOT_RUN = "document.documentElement.dataset.planted = 'yes'"
IS_PLANTED = "document.documentElement.dataset.planted === 'yes'"


def test_the_start_page_asks_only_its_own_host(visit: Visitor) -> None:
    page = visit.open()
    page.get_by_role("heading", level=1).wait_for()
    visit.check()


def test_a_page_that_asked_another_host_would_be_noticed(browser: Browser, server: str) -> None:
    """It can do so here, because the policy that forbids it is lifted."""
    with visitor(browser, server, bypass_csp=True) as visit:
        page = visit.open()
        page.evaluate("fetch('http://example.org/').catch(() => 'stopped')")
        assert "asked for http://example.org/" in visit.problems
        assert any("ERR_NAME_NOT_RESOLVED" in problem for problem in visit.problems)
        visit.problems.clear()


def test_a_script_that_is_planted_in_the_page_does_not_run(visit: Visitor) -> None:
    visit.forgiven += ["Content Security Policy", "404"]
    page = visit.open()
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(
        """code => {
            const script = document.createElement('script');
            script.textContent = code;
            document.body.append(script);
            const holder = document.createElement('div');
            holder.innerHTML = `<img src="nothing" onerror="${code}">`;
            document.body.append(holder);
        }""",
        NOT_RUN,
    )
    # One for the script and one for the handler, which is asked for once the picture has failed.
    until(page, lambda: sum("Content Security Policy" in one for one in visit.problems) > 1)
    assert not page.evaluate(IS_PLANTED)
