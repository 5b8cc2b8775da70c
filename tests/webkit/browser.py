"""WebKit in a window of a phone's size, for WebDriver to steer: browser.py <profile directory>

WebKitGTK's own MiniBrowser forgets everything when it is steered. This one keeps its storage in the profile, so that
it can be closed or killed, and started again.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

(profile,) = sys.argv[1:]
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
    )
)


def on_create_web_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKit")
    session.set_application_info(info)
    session.connect("create-web-view", on_create_web_view)


context.connect("automation-started", on_automation_started)
context.set_automation_allowed(True)
Gtk.main()
